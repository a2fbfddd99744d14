import { textOfDocx } from './text-of-docx.ts'
import { textOfFile } from './text-of-file.ts'

/** Web Worker that reads a Word file. It has no network code: files stay in the browser. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void textOfFile(textOfDocx, data).then((answer) => postMessage(answer))
})
