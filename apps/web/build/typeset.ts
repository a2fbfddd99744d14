import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'

/** A face of the site at one weight. Its variable files are for browsers: fontkit draws static ones. */
export async function openFace(file: string): Promise<Font> {
  const face = create(await readFile(file))
  if (!('layout' in face)) throw new Error(`${file} is a collection, not a font`)
  return face
}

export type Style = { face: Font; size: number; lineHeight: number }

/** The text in lines of at most `room` pixels, broken where it breaks itself and between words. */
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

/** The lines as SVG paths, the first one's baseline at `y`: outlines need no font of the machine. */
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

/** The faces have no narrow no-break space. */
const plain = (text: string) => text.replaceAll('\u202f', '\u00a0')
