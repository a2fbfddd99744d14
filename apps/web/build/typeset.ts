import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'

/** Font of the site at one weight; fontkit draws static files, not the variable ones of the browser. */
export async function openFace(file: string): Promise<Font> {
  const face = create(await readFile(file))
  if (!('layout' in face)) throw new Error(`${file} is a collection, not a font`)
  return face
}

export type Style = { face: Font; size: number; lineHeight: number }

/** Lines of at most `room` pixels, broken at the text's own line breaks and between words. */
export function wrap(text: string, { face, size }: Style, room: number): string[] {
  const lines: string[] = []
  for (const part of text.split('\n')) {
    let line = ''
    for (const word of part.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      const fits = widthOf(longer, face, size) <= room
      if (!fits && line !== '') lines.push(line)
      line = fits ? longer : word
    }
    lines.push(line)
  }
  return lines
}

/** SVG paths of the lines, the first baseline at `y`: outlines need no installed font. */
export function draw(lines: readonly string[], style: Style, x: number, y: number): string {
  const { size, lineHeight } = style
  return lines.map((line, i) => drawLine(line, style, x, y + i * size * lineHeight)).join('')
}

function drawLine(text: string, { face, size }: Style, x: number, y: number) {
  const scale = size / face.unitsPerEm
  const { glyphs, positions } = face.layout(plain(text))
  let pen = 0
  return glyphs
    .map((glyph, i) => {
      const place = `translate(${x + pen * scale} ${y}) scale(${scale} ${-scale})`
      pen += positions[i]?.xAdvance ?? 0
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
    })
    .join('')
}

const widthOf = (text: string, face: Font, size: number) =>
  (face.layout(plain(text)).advanceWidth * size) / face.unitsPerEm

/** Text without narrow no-break spaces, which the fonts lack. */
const plain = (text: string) => text.replaceAll('\u202f', '\u00a0')
