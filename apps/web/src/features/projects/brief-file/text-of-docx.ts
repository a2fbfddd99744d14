import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

/** Part of a Word file that holds its text (ECMA-376, part 1, 11.3.10). */
const MAIN_PART = 'word/document.xml'
/** Most bytes that part may unpack to. */
const MOST_BYTES = 30 * 1024 * 1024

/** Plain text that stands for an element, where it begins or ends. */
const BREAKS: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n' }
const ENDS: Readonly<Record<string, string>> = { 'w:p': '\n', 'w:tr': '\n', 'w:tc': '\t' }

/**
 * Text of a Word file, a line a paragraph; deleted text of tracked changes, headers and notes are left
 * out. Throws when it is none.
 */
export function textOfDocx(bytes: Uint8Array): string {
  const { [MAIN_PART]: main } = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === MAIN_PART && originalSize <= MOST_BYTES,
  })
  if (main === undefined) throw new Error(`The file has no readable ${MAIN_PART}`)
  let text = ''
  let isText = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (name === 'w:t') isText = true
    text += BREAKS[name] ?? ''
  })
  parser.on('text', (part) => {
    if (isText) text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') isText = false
    text += ENDS[name] ?? ''
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(new TextDecoder().decode(main)).close()
  return text
}
