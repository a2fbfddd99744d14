/** Height limit of an image in the feed, in rem. */
const MAX_HEIGHT_REM = 32
/** Limits of the aspect ratio in the feed; beyond them an image is cropped, and whole in the lightbox. */
const NARROWEST = 1 / 2
const WIDEST = 4
/** Size assumed for images without one stored, in pixels. */
const UNKNOWN = { width: 1600, height: 1200 }

type Frame = { aspectRatio: number; width: string }

/**
 * Style of an image's frame in the feed, known before it loads: its own ratio between 1:2 and 4:1, at most 32
 * rem high, as wide as the column, and not larger than the image.
 */
export function imageFrame(size: { width: number; height: number } | null): Frame {
  const { width, height } = size ?? UNKNOWN
  const aspectRatio = Math.min(WIDEST, Math.max(NARROWEST, width / height))
  return { aspectRatio, width: `min(100%, ${MAX_HEIGHT_REM * aspectRatio}rem, ${width}px)` }
}
