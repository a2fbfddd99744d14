import type { PicturePart } from '../../../lib/picture.ts'

export const ZOOM_MAX = 4

export type PictureSize = { width: number; height: number }
/** Square of a picture: its centre in the picture's pixels, and its zoom (1: the largest square). */
export type Crop = { x: number; y: number; zoom: number }

/** Crop of the largest square in the middle. */
export const wholePicture = ({ width, height }: PictureSize): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
})

/** Side of the square, in the picture's pixels. */
export const sideOf = ({ zoom }: Crop, { width, height }: PictureSize) =>
  Math.min(width, height) / zoom

/** Crop after a change, kept within the picture. */
export function changeCrop(crop: Crop, wish: Partial<Crop>, size: PictureSize): Crop {
  const { x, y, zoom } = { ...crop, ...wish }
  const next = { x, y, zoom: clamp(zoom, 1, ZOOM_MAX) }
  const half = sideOf(next, size) / 2
  return {
    ...next,
    x: clamp(x, half, size.width - half),
    y: clamp(y, half, size.height - half),
  }
}

export function partOf(crop: Crop, size: PictureSize): PicturePart {
  const side = sideOf(crop, size)
  return { x: crop.x - side / 2, y: crop.y - side / 2, width: side, height: side }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
