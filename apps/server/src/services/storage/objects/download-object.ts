import type { Context } from 'hono'
import { asIdentity } from '../../../db/as-identity.ts'
import { identify } from '../requests/identify.ts'
import { objectPath } from '../requests/object-path.ts'
import { objectNotFound } from '../requests/storage-refusal.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { findBucket } from './buckets.ts'
import type { FileMetadata } from './object-rows.ts'
import { sendFile } from './send-file.ts'

/**
 * `GET /object/:bucket/:name`: for who may see the row. Throws `NoSuchBucket`, `NoSuchKey` also for what
 * the policies hide.
 */
export const downloadObject =
  ({ db, store, verifyToken }: StorageDeps) =>
  async (c: Context): Promise<Response> => {
    const { bucket, name } = objectPath(c)
    const claims = await identify(c, verifyToken)
    await findBucket(db, bucket)
    const [row] = await asIdentity(db, claims, (tx) =>
      tx.query<{ version: string; metadata: FileMetadata }>(
        'select version, metadata from storage.objects where bucket_id = $1 and name = $2',
        [bucket, name],
      ),
    )
    if (row === undefined) throw objectNotFound()
    return sendFile(c, store, { ...row, isPublic: false })
  }
