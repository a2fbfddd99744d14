import { BRIEF_FILE_KINDS, BRIEF_FILE_MAX, type BriefFileAnswer } from './brief-file.ts'
import { textOfFile } from './text-of-file.ts'
import { textOfPlain } from './text-of-plain.ts'

/** Longest reading of a file, in milliseconds. */
const LIMIT_MS = 30_000

/** Workers of what takes a library to read; each is downloaded with the first file of its kind. */
const WORKERS = {
  docx: () => new Worker(new URL('./docx.worker.ts', import.meta.url), { type: 'module' }),
  pdf: () => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' }),
}

/**
 * Text of a brief's file, which does not leave the browser. Rejects when what reads it cannot be
 * downloaded.
 */
export async function readBriefFile(file: File): Promise<BriefFileAnswer> {
  const kind = BRIEF_FILE_KINDS.find((each) => file.name.toLowerCase().endsWith(`.${each}`))
  if (kind === undefined) return { problem: 'kind' }
  if (file.size > BRIEF_FILE_MAX) return { problem: 'size' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  return kind === 'txt' || kind === 'md'
    ? textOfFile(textOfPlain, bytes)
    : askWorker(WORKERS[kind](), bytes)
}

/** Message by which PDF.js, which takes our worker for its own, says that it is there. */
type PdfJsMessage = { action: string }

/** Answer of a worker about a file; the worker ends with it, or when it takes too long. */
async function askWorker(worker: Worker, bytes: Uint8Array): Promise<BriefFileAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<BriefFileAnswer>()
  worker.addEventListener('message', ({ data }: MessageEvent<BriefFileAnswer | PdfJsMessage>) => {
    if ('text' in data || 'problem' in data) resolve(data)
  })
  worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  const timer = setTimeout(() => resolve({ problem: 'slow' }), LIMIT_MS)
  worker.postMessage(bytes, [bytes.buffer])
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
