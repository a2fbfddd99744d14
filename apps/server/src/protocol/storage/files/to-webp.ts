import { IMAGE_MAX_PIXELS } from '@podium/domain'
import sharp, { type Metadata } from 'sharp'
import { limitConcurrency } from '../../../platform/http/limit-concurrency.ts'
import { busy, invalidContent, invalidRequest, tooLarge } from '../requests/storage-refusal.ts'

// Refused formats (SVG, PDF, TIFF, …) have no decoder here at all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
})
sharp.cache(false) // nobody asks for the same upload twice
sharp.concurrency(1) // as many threads as pictures in work

const QUALITY = 82
const DECODE_LIMIT_S = 20

/**
 * Turns of all servers of this process at pictures in memory: one of 40 megapixels takes 160 MB while
 * it is decoded. `waiting()` tells how many wait.
 */
export const inPictureTurn = limitConcurrency({ running: 2, waiting: 64 })

type Wanted = {
  type: string
  maxSide: number
  /** Longest work on the picture, in seconds. */
  limitS?: number
}

/** Message of sharp's error for a picture that took longer than its limit. */
const TIMEOUT = /^timeout\b/

/**
 * Picture as WebP, upright, at most `maxSide` pixels long, without metadata or anything else the
 * file held; of an animation the first frame. Throws `InvalidMimeType` for content that is not of
 * its declared type, `EntityTooLarge`, `InvalidRequest` for a damaged picture,
 * `ServiceUnavailable` when the time was too short for it, which says nothing about the picture.
 */
export async function toWebp(
  bytes: Buffer,
  { type, maxSide, limitS = DECODE_LIMIT_S }: Wanted,
): Promise<Buffer> {
  // Metadata from the head of the file, without decoding.
  const { width, height, mediaType } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(noImage(type))
  if (mediaType !== type) noImage(type)()
  if (width * height > IMAGE_MAX_PIXELS) throw tooLarge('the maximum number of pixels')
  return sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS })
    .timeout({ seconds: limitS })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer()
    .catch((cause: unknown) => {
      if (cause instanceof Error && TIMEOUT.test(cause.message)) throw busy(cause)
      throw invalidRequest('The image is damaged', cause)
    })
}

const noImage =
  (type: string) =>
  (cause?: unknown): Metadata => {
    throw invalidContent(type, cause)
  }
