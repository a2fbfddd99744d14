import type { Tx } from '../../../platform/db/database.ts'
import { bucketNotFound, tooLarge, typeNotSupported } from '../requests/storage-refusal.ts'

export type Bucket = { isPublic: boolean; sizeLimit: number | null; types: string[] | null }

/**
 * Bucket by id, read as the server itself: the policies on objects decide about access. Throws
 * `NoSuchBucket`.
 */
export async function findBucket(db: Tx, id: string): Promise<Bucket> {
  const [bucket] = await db.query<Bucket>(
    `select public as "isPublic", file_size_limit::float8 as "sizeLimit", allowed_mime_types as types
     from storage.buckets where id = $1`,
    [id],
  )
  if (bucket === undefined) throw bucketNotFound()
  return bucket
}

/** Check of a file against its bucket's limits. Throws `InvalidMimeType`, `EntityTooLarge`. */
export function requireFit(
  { sizeLimit, types }: Bucket,
  { type, bytes }: { type: string; bytes: Buffer },
) {
  const [family] = type.split('/')
  if (types?.length && !types.includes(type) && !types.includes(`${family}/*`)) {
    throw typeNotSupported(type)
  }
  if (sizeLimit !== null && bytes.byteLength > sizeLimit) throw tooLarge()
}
