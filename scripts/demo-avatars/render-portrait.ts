import sharp from 'sharp'
import { drawPortrait } from './draw-portrait.ts'
import type { Portrait } from './portrait.ts'

/** Side of a demo avatar, in pixels. */
const SIDE = 256

/** Portrait as a raster picture, for sharp to encode. */
export const renderPortrait = (portrait: Portrait) =>
  sharp(Buffer.from(drawPortrait(portrait)), { density: 144 }).resize(SIDE, SIDE)
