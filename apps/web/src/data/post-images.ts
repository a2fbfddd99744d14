import { LIMITS } from '@podium/domain'
import { getClient } from './client.ts'
import { personId } from './session.ts'
import { removeImage, storeImage } from './stored-images.ts'

const BUCKET = 'post-images'

/** Image of a post; size in pixels, null for posts without one stored. */
export type PostImage = {
  url: string
  alt: string | null
  size: { width: number; height: number } | null
}

/** Image to be published with a post: file, size in pixels, alternative text. */
export type ImageToPublish = {
  file: Blob
  width: number
  height: number
  alt: string
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

type ImageColumns = {
  image_url: string | null
  image_alt: string | null
  image_width: number | null
  image_height: number | null
}

export function postImageOf(row: ImageColumns): PostImage | null {
  const { image_url, image_alt, image_width, image_height } = row
  if (image_url === null) return null
  const isSized = image_width !== null && image_height !== null
  return {
    url: image_url,
    alt: image_alt,
    size: isSized ? { width: image_width, height: image_height } : null,
  }
}

const NO_IMAGE: ImageColumns = {
  image_url: null,
  image_alt: null,
  image_width: null,
  image_height: null,
}

/**
 * Stores the image, then publishes the post with its address. When publishing fails the file is removed,
 * unless only the answer was lost and the post is there.
 */
export async function publishWithImage(
  image: ImageToPublish | undefined,
  publish: (columns: ImageColumns) => Promise<void>,
): Promise<void> {
  if (image === undefined) return publish(NO_IMAGE)
  const url = await storeImage(BUCKET, image.file, image)
  const alt = image.alt.trim().slice(0, LIMITS.pro_posts.image_alt)
  const columns = {
    image_url: url,
    image_alt: alt === '' ? null : alt,
    image_width: image.width,
    image_height: image.height,
  }
  try {
    await publish(columns)
  } catch (error) {
    const isPublished = await isShown(url).catch(() => {
      // Still no answer: whether a post needs the file is unknown, so it stays.
      throw error
    })
    if (isPublished) return
    await removePostImage(url)
    throw error
  }
}

async function isShown(url: string): Promise<boolean> {
  const client = await getClient()
  const { data } = await client
    .from('pro_posts')
    .select('id')
    .match({ author_id: personId(), image_url: url })
    .throwOnError()
  return data.length > 0
}

/** Removes the file of an image that no post shows any more. */
export async function removePostImage(url: string): Promise<void> {
  // A failure is ignored: the server removes orphaned files.
  await removeImage(BUCKET, url).catch(() => {})
}
