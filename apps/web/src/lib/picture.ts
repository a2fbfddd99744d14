import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_TYPES } from '@podium/domain'

const QUALITY = 0.9

/** Refusal of a file as a picture; `code` is its key in the catalogue of errors. */
class PictureError extends Error {
  readonly code: 'InvalidMimeType' | 'EntityTooLarge' | 'image_unreadable'

  constructor(code: PictureError['code'], cause?: unknown) {
    super(code, { cause })
    this.name = 'PictureError'
    this.code = code
  }
}

/** Decoded picture of a file, upright; the caller closes it (`close()`). Throws `PictureError`. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) throw new PictureError('InvalidMimeType')
  if (file.size > IMAGE_MAX_BYTES) throw new PictureError('EntityTooLarge')
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError('image_unreadable', cause)
  })
  if (picture.width * picture.height <= IMAGE_MAX_PIXELS) return picture
  picture.close()
  throw new PictureError('EntityTooLarge')
}

/** Rectangle of a picture, in the picture's pixels. */
export type PicturePart = { x: number; y: number; width: number; height: number }

/**
 * File (WebP, else JPEG) of a part of the picture, scaled to `width` × `height` pixels. Throws
 * `PictureError`.
 */
export async function drawPicture(
  picture: ImageBitmap,
  { part, width, height }: { part: PicturePart; width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new PictureError('image_unreadable')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const webp = await toFile(canvas, 'image/webp')
  // Browsers that cannot write WebP write PNG instead, which may be ten times as large.
  return webp.type === 'image/webp' ? webp : toFile(canvas, 'image/jpeg')
}

const toFile = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    const give = (file: Blob | null) =>
      file ? resolve(file) : reject(new PictureError('image_unreadable'))
    canvas.toBlob(give, type, QUALITY)
  })
