import type { Database, Tx } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'

const BUCKET = 'post-images'
/** Where a picture's address begins to be its name (apps/web/src/data/stored-images.ts). */
const PLACE = `/storage/v1/object/public/${BUCKET}/`

/** SQL: the name in the bucket that an address leads to. */
const nameIn = (address: string) =>
  `split_part(regexp_replace(${address}, '[?#].*', ''), '${PLACE}', 2)`

/** Whether a stored file is the picture of a hidden post of its owner: only they and moderators may have it. */
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

/** Takes away the picture of a post that is deleted, unless another post of its author shows it too. */
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
