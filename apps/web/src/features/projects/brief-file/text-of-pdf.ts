import { extractText, getDocumentProxy } from 'unpdf'

/** Text of a PDF, its pages parted by a blank line. Throws PDF.js's `PasswordException` for a locked one. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false })
  const { text } = await extractText(document, { mergePages: false })
  return text.join('\n\n')
}
