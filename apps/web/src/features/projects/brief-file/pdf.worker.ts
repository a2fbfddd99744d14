import { textOfFile } from './text-of-file.ts'
import { textOfPdf } from './text-of-pdf.ts'

/** Web Worker that reads a PDF. It has no network code: files stay in the browser. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void textOfFile(textOfPdf, data).then((answer) => postMessage(answer))
})
