import { LIMITS } from '@podium/domain'
import { getClient } from './client.ts'
import { personId } from './session.ts'
import { removeImage, storeImage } from './stored-images.ts'

const BUCKET = 'post-images'

/** The image of a post as the feed shows it; sizes in pixels, null for posts that do not know them. */
export type PostImage = {
  url: string
  alt: string | null
  size: { width: number; height: number } | null
}

/** An image to be published with a post: the file that is sent, its size in pixels, what it shows. */
export type ImageToPublish = {
  file: Blob
  width: number
  height: number
  alt: string
  /** Called with how much is sent, from 0 to 1. */
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
 * Stores the image, then publishes with it: nothing is stored for what nobody has published yet. If that
 * fails, the file goes again, unless only the answer was lost: then the post is there, and all is well.
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
      // Still no answer: whether the file is needed cannot be known from here.
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
  // The person has what they asked for; our server removes what stays behind.
  await removeImage(BUCKET, url).catch(() => {})
}
