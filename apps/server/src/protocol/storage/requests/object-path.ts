import type { Context } from 'hono'
import { bucketNotFound, invalidKey } from './storage-refusal.ts'

export type ObjectPath = { bucket: string; name: string }

const MAX_NAME_LENGTH = 1024
const BUCKET = /^[\w!.*'() &$=@;:+,?-]{1,100}$/
const NAME = /^[\w/!.*'() &$=@;:+,?-]+$/

/** Bucket and object of the route `/:bucket/:name{.+}`. Throws `InvalidKey`, `NoSuchBucket`. */
export function objectPath(c: Context): ObjectPath {
  const name = c.req.param('name') ?? ''
  if (!isObjectName(name)) throw invalidKey(name.slice(0, 100))
  return { bucket: bucketName(c), name }
}

/** Bucket of a route with `:bucket`. Throws `NoSuchBucket` also for an impossible name. */
export function bucketName(c: Context): string {
  const bucket = c.req.param('bucket') ?? ''
  if (!BUCKET.test(bucket)) throw bucketNotFound()
  return bucket
}

/**
 * Whether a path is a valid object name: no `.`, `..` or empty steps, only characters Supabase
 * Storage allows.
 */
export const isObjectName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH &&
  NAME.test(name) &&
  name.split('/').every((step) => step !== '' && step !== '.' && step !== '..')
