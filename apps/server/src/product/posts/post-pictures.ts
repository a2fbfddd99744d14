import type { Database, Tx } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'

const BUCKET = 'post-images'
/** Path before a picture's name in its address (apps/web/src/data/stored-images.ts). */
const PLACE = `/storage/v1/object/public/${BUCKET}/`

/** SQL of the name in the bucket for an address. */
const nameIn = (address: string) =>
  `split_part(regexp_replace(${address}, '[?#].*', ''), '${PLACE}', 2)`

/**
 * Whether a stored file is the picture of a hidden post of its owner: only they and moderators may
 * read it.
 */
export async function isWithheld(
  db: Database,
  { bucket, name }: { bucket: string; name: string },
): Promise<boolean> {
  const [ownerId] = name.split('/')
  if (bucket !== BUCKET || !isUuid(ownerId)) return false
  const [row] = await db.query<{ is_withheld: boolean }>(
    `select exists (
       select from public.pro_posts
        where hidden_at is not null and author_id = $1 and ${nameIn('image_url')} = $2) as is_withheld`,
    [ownerId, name],
  )
  return row?.is_withheld === true
}

/** Deletes the picture of a deleted post, unless another post of its author shows it too. */
export async function removePicture(
  tx: Tx,
  { authorId, address }: { authorId: string; address: string },
): Promise<void> {
  await tx.query(
    `delete from storage.objects where bucket_id = '${BUCKET}' and owner_id = $1::uuid::text
        and name = ${nameIn('$2::text')}
        and not exists (select from public.pro_posts where author_id = $1::uuid and image_url = $2::text)`,
    [authorId, address],
  )
}
