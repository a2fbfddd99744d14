import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { textOfDocx } from './text-of-docx.ts'
import { textOfFile } from './text-of-file.ts'
import { textOfPdf } from './text-of-pdf.ts'
import { textOfPlain } from './text-of-plain.ts'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Word file with the given body. */
const docx = (body: string) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`,
    ),
  })
const paragraph = (...runs: string[]) =>
  `<w:p><w:pPr><w:b/></w:pPr>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`

/** PDF of one line a page, with further entries of its trailer. */
function pdf(lines: readonly string[], trailer = '') {
  const pages = lines.map((_, index) => 10 + index * 2)
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    `2 0 obj <</Type/Pages/Count ${lines.length}/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]>> endobj`,
    '3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>> endobj',
    ...lines.flatMap((line, index) => {
      const page = 10 + index * 2
      const shown = line === '' ? '' : `BT /F1 12 Tf 10 100 Td (${line}) Tj ET`
      return [
        `${page} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents ${page + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>> endobj`,
        `${page + 1} 0 obj <</Length ${shown.length}>> stream\n${shown}\nendstream endobj`,
      ]
    }),
  ]
  return latin1(`%PDF-1.4\n${objects.join('\n')}\ntrailer <</Root 1 0 R${trailer}>>\n%%EOF`)
}

describe('the text of a brief’s file', () => {
  test.each([
    ['UTF-8', strToU8('\ufeffUn café, à Sète 🎪')],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeffUn café, à Sète 🎪', 'utf16le'))],
  ])('is that of plain %s', async (_encoding, bytes) => {
    expect(await textOfFile(textOfPlain, bytes)).toEqual({ text: 'Un café, à Sète 🎪' })
  })

  test('is read as Western where it is no Unicode, without what no screen shows', async () => {
    const bytes = latin1('\x07Un caf\xe9 \x80 \0 ici   \r\n\r\n\r\n\r\nfin\t')
    expect(await textOfFile(textOfPlain, bytes)).toEqual({ text: 'Un café €  ici\n\nfin' })
  })

  test('is that of a Word file, without what was struck out', async () => {
    const bytes = docx(
      paragraph(
        '<w:t>Site &amp; logo</w:t>',
        '<w:tab/><w:t xml:space="preserve"> à 10 000 €</w:t>',
      ) +
        paragraph('<w:delText>pas ceci</w:delText>', '<w:t>deux</w:t><w:br/><w:t>lignes</w:t>') +
        `<w:tbl><w:tr><w:tc>${paragraph('<w:t>case</w:t>')}</w:tc></w:tr></w:tbl>`,
    )
    expect(await textOfFile(textOfDocx, bytes)).toEqual({
      text: 'Site & logo\t à 10 000 €\ndeux\nlignes\ncase',
    })
  })

  test('is that of a PDF, page by page', async () => {
    const bytes = pdf(['Un site \xe0 10 000 \x80', 'Pour mars'])
    expect(await textOfFile(textOfPdf, bytes)).toEqual({
      text: 'Un site à 10 000 €\n\nPour mars',
    })
  })

  const LOCK = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`
  test.each([
    ['an empty file', textOfPlain, new Uint8Array(), 'empty'],
    ['a scan', textOfPdf, pdf(['']), 'empty'],
    ['a locked PDF', textOfPdf, pdf(['secret'], LOCK), 'locked'],
    ['a PDF that is none', textOfPdf, strToU8('nothing of the kind'), 'unreadable'],
    ['a Word file that is none', textOfDocx, strToU8('nothing of the kind'), 'unreadable'],
    ['a Word file without a text', textOfDocx, zipSync({ a: strToU8('b') }), 'unreadable'],
    [
      'a Word file cut short',
      textOfDocx,
      docx(paragraph('<w:t>whole')).slice(0, -30),
      'unreadable',
    ],
    ['a Word file whose text is no XML', textOfDocx, docx('<w:p><w:t>open'), 'unreadable'],
    [
      'a Word file that unpacks to more than it may',
      textOfDocx,
      zipSync({ 'word/document.xml': new Uint8Array(31 * 1024 * 1024) }),
      'unreadable',
    ],
  ] as const)('is none in %s', async (_name, read, bytes, problem) => {
    expect(await textOfFile(read, bytes)).toEqual({ problem })
  })
})
