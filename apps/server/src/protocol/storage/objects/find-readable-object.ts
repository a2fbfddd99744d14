import type { Context } from 'hono'
import { asIdentity } from '../../../platform/db/as-identity.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { identify } from '../requests/identify.ts'
import { objectPath } from '../requests/object-path.ts'
import { objectNotFound } from '../requests/storage-refusal.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { findBucket } from './buckets.ts'
import type { FileMetadata } from './object-rows.ts'

export type StoredObject = {
  id: string
  name: string
  bucket_id: string
  version: string
  metadata: FileMetadata
  user_metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
}

/**
 * Object of the route `/:bucket/:name{.+}`: of a public bucket, unless it is withheld; else if the
 * policies let the caller see it. Throws `NoSuchBucket`, `AccessDenied` without a valid token,
 * `NoSuchKey` also for what is hidden.
 */
export async function findReadableObject(
  { db, verifyToken, isWithheld }: StorageDeps,
  c: Context,
): Promise<StoredObject> {
  const { bucket, name } = objectPath(c)
  const find = (tx: Tx) =>
    tx.query<StoredObject>(
      `select id, name, bucket_id, version, metadata, user_metadata, created_at, updated_at
       from storage.objects where bucket_id = $1 and name = $2`,
      [bucket, name],
    )
  const { isPublic } = await findBucket(db, bucket)
  const isForAll = isPublic && !(await isWithheld({ bucket, name }))
  const [object] = isForAll
    ? await find(db)
    : await asIdentity(db, await identify(c, verifyToken), find)
  if (object === undefined) throw objectNotFound()
  return object
}
