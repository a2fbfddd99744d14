import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { draw, openFace, wrap } from './typeset.ts'

/** Size of a link's large picture, in pixels (Open Graph). */
export const PICTURE = { width: 1200, height: 630 }

const MARGIN = 80
/** Width of the text column, in pixels; the figures stand at its right. */
const ROOM = 700
const TITLE = { sizes: [84, 76, 68, 60, 54], lineHeight: 1.12, maxLines: 2 }
const SAYING = { size: 29, lineHeight: 1.42, maxLines: 4 }
/** The tokens pine, on-pine and gold of the light theme, as sRGB: the renderer knows no oklch. */
const COLOURS = { pine: '#0b3f2e', onPine: '#f4f4ea', gold: '#f4b93c' }

const require = createRequire(import.meta.url)
const display = openFace(
  require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
)
const text = openFace(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'))

type Words = {
  /** Heading of the page; it may contain line breaks. */
  title: string
  /** One or two sentences about the page. */
  saying: string
}

/**
 * Picture (PNG) of a page for shared links: name, heading and description beside the three people of the
 * logo. Pictures drawn before are taken from `cacheDir`. Throws where the text does not fit.
 */
export async function sharePicture(words: Words, cacheDir: string): Promise<Buffer> {
  const svg = await drawing(words)
  const cached = join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`)
  const known = await readFile(cached).catch(() => undefined)
  if (known) return known
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  await mkdir(cacheDir, { recursive: true })
  await writeFile(cached, png)
  return png
}

async function drawing({ title, saying }: Words) {
  const { width, height } = PICTURE
  const name = { face: await display, size: 46, lineHeight: 1 }
  const heading = await fitTitle(title)
  const small = { face: await text, ...SAYING }
  const sentences = wrap(saying, small, ROOM)
  if (sentences.length > SAYING.maxLines) throw new Error(`"${saying}" is too long for its picture`)
  const last = height - MARGIN - (sentences.length - 1) * small.size * small.lineHeight
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${COLOURS.pine}"/>
    <g transform="translate(790 217) scale(15.3)">${FIGURES}</g>
    <g transform="translate(${MARGIN} 66) scale(1.7)">${MARK}</g>
    <g fill="${COLOURS.onPine}">
      ${draw(['Podium'], name, MARGIN + 66, 108)}
      ${draw(heading.lines, heading.style, MARGIN, 250)}
      <g opacity="0.8">${draw(sentences, small, MARGIN, last)}</g>
    </g>
  </svg>`
}

/** Heading in the largest size that leaves room for the description. */
async function fitTitle(title: string) {
  for (const size of TITLE.sizes) {
    const style = { face: await display, size, lineHeight: TITLE.lineHeight }
    const lines = wrap(title, style, ROOM)
    if (lines.length <= TITLE.maxLines) return { lines, style }
  }
  throw new Error(`"${title}" is too long for its picture`)
}

/** The shapes of `ui/logo.tsx`, 28 units wide. */
const SIDES = `<circle cx="5" cy="12.6" r="2.9"/><path d="M1.5 27v-6.6a3.5 3.5 0 0 1 7 0V27z"/>
  <circle cx="23" cy="15.4" r="2.9"/><path d="M19.5 27v-3.8a3.5 3.5 0 0 1 7 0V27z"/>`
const TOP = '<circle cx="14" cy="5" r="3.4"/><path d="M10 27V13.2a4 4 0 0 1 8 0V27z"/>'
const MARK = `<g fill="${COLOURS.onPine}">${SIDES}</g><g fill="${COLOURS.gold}">${TOP}</g>`
const FIGURES = `<g fill="${COLOURS.onPine}" opacity="0.16">${SIDES}</g><g fill="${COLOURS.gold}">${TOP}</g>`
