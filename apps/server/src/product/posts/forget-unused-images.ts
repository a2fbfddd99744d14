import type { Database } from '../../platform/db/database.ts'

/** Grace period between an upload and the post or profile that shows it. */
const LEFT_ALONE = '1 day'

/** Path before a picture's name in its address (apps/web/src/data/stored-images.ts). */
const placeOf = (bucket: string) => `/storage/v1/object/public/${bucket}/`

/**
 * Deletes the rows of pictures that no post and no profile shows: leftovers of interrupted uploads
 * and of deletions on the server. The storage service removes the files.
 */
export const forgetUnusedImages = (db: Database) =>
  db.batch([
    {
      text: `delete from storage.objects
        where bucket_id = 'post-images' and created_at < now() - interval '${LEFT_ALONE}' and not exists (
          select from public.pro_posts where split_part(image_url, $1, 2) = name)`,
      values: [placeOf('post-images')],
    },
    {
      text: `delete from storage.objects
        where bucket_id = 'avatars' and created_at < now() - interval '${LEFT_ALONE}' and not exists (
          select from public.people where split_part(avatar_url, $1, 2) = name)`,
      values: [placeOf('avatars')],
    },
  ])
