import type { Context } from 'hono'
import { z } from 'zod'
import { asIdentity } from '../../../platform/db/as-identity.ts'
import { identify } from '../requests/identify.ts'
import { bucketName, isObjectName, objectPath } from '../requests/object-path.ts'
import { invalidRequest, objectNotFound } from '../requests/storage-refusal.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { findBucket } from './buckets.ts'

/** Columns of storage.objects in answers. */
const COLUMNS = `name, bucket_id, owner, owner_id, version, id, updated_at, created_at, last_accessed_at,
  metadata, user_metadata`

const MAX_AT_ONCE = 1000
const body = z.object({ prefixes: z.array(z.string()).min(1).max(MAX_AT_ONCE) })

/**
 * `DELETE /object/:bucket` with `{ prefixes }`, which are whole names: removes those the caller may
 * remove and returns their rows; the others are absent. Throws `InvalidRequest`, `NoSuchBucket`.
 */
export const removeObjects =
  (deps: StorageDeps) =>
  async (c: Context): Promise<Response> => {
    const given = body.safeParse(await c.req.json().catch(() => undefined))
    if (!given.success) {
      throw invalidRequest(`body must have "prefixes", an array of 1 to ${MAX_AT_ONCE} names`)
    }
    return c.json(await remove(deps, c, { bucket: bucketName(c), names: given.data.prefixes }))
  }

/** `DELETE /object/:bucket/:name`. Throws `NoSuchKey` also for what the caller may not remove. */
export const removeObject =
  (deps: StorageDeps) =>
  async (c: Context): Promise<Response> => {
    const { bucket, name } = objectPath(c)
    const removed = await remove(deps, c, { bucket, names: [name] })
    if (removed.length === 0) throw objectNotFound()
    return c.json({ message: 'Successfully deleted' })
  }

async function remove(
  { db, verifyToken }: StorageDeps,
  c: Context,
  { bucket, names }: { bucket: string; names: string[] },
) {
  const claims = await identify(c, verifyToken)
  await findBucket(db, bucket)
  return asIdentity(db, claims, (tx) =>
    tx.query(
      `delete from storage.objects where bucket_id = $1 and name = any($2) returning ${COLUMNS}`,
      [bucket, names.filter(isObjectName)],
    ),
  )
}
