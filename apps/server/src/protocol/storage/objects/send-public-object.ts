import type { Context } from 'hono'
import { objectPath } from '../requests/object-path.ts'
import { bucketNotFound, objectNotFound } from '../requests/storage-refusal.ts'
import type { StorageDeps } from '../storage-deps.ts'
import type { FileMetadata } from './object-rows.ts'
import { sendFile } from './send-file.ts'

type Row = { isPublic: boolean; version: string | null; metadata: FileMetadata }

/**
 * `GET /object/public/:bucket/:name`: for everybody, if the bucket is public and the object not
 * withheld. Throws `NoSuchBucket`, `NoSuchKey`.
 */
export const sendPublicObject =
  ({ db, store, checked, isWithheld }: StorageDeps) =>
  async (c: Context): Promise<Response> => {
    const { bucket, name } = objectPath(c)
    const [row] = await db.query<Row>(
      `select buckets.public as "isPublic", version, metadata
       from storage.buckets left join storage.objects on bucket_id = buckets.id and objects.name = $2
       where buckets.id = $1`,
      [bucket, name],
    )
    if (!row?.isPublic) throw bucketNotFound()
    if (row.version === null || (await isWithheld({ bucket, name }))) throw objectNotFound()
    const isSaved = checked.includes(bucket)
    return sendFile(c, store, {
      version: row.version,
      metadata: row.metadata,
      isPublic: true,
      isSaved,
    })
  }
