import { drawPicture, readPicture } from './picture.ts'

/** Picture ready to be uploaded; sizes in pixels. */
export type ShrunkPicture = { file: Blob; width: number; height: number }

/** Picture of a file, upright, its longer side at most `maxSide` pixels. Throws `PictureError`. */
export async function shrinkPicture(file: Blob, maxSide: number): Promise<ShrunkPicture> {
  const picture = await readPicture(file)
  try {
    const part = { x: 0, y: 0, width: picture.width, height: picture.height }
    const scale = Math.min(1, maxSide / Math.max(part.width, part.height))
    const width = Math.max(1, Math.round(part.width * scale))
    const height = Math.max(1, Math.round(part.height * scale))
    return { file: await drawPicture(picture, { part, width, height }), width, height }
  } finally {
    picture.close()
  }
}
