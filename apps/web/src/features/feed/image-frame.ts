/** The tallest an image stands in the feed, in rem. */
const MAX_HEIGHT_REM = 32
/** What is taller or wider is cropped in the feed, and whole in the lightbox. */
const NARROWEST = 1 / 2
const WIDEST = 4
/** For images that do not say how large they are. */
const UNKNOWN = { width: 1600, height: 1200 }

type Frame = { aspectRatio: number; width: string }

/**
 * The place an image takes in the feed, known before it arrives, as styles: its own ratio between 1:2 and
 * 4:1, no taller than 32 rem, no wider than the column, never larger than it is.
 */
export function imageFrame(size: { width: number; height: number } | null): Frame {
  const { width, height } = size ?? UNKNOWN
  const aspectRatio = Math.min(WIDEST, Math.max(NARROWEST, width / height))
  return { aspectRatio, width: `min(100%, ${MAX_HEIGHT_REM * aspectRatio}rem, ${width}px)` }
}
