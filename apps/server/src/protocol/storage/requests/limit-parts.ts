import { invalidRequest } from './storage-refusal.ts'

/** Most parts of a form: the file and the few fields that the official client sends. */
const MAX_PARTS = 16
/** First `boundary` of a content type, in the characters that RFC 2046 §5.1.1 allows. */
const BOUNDARY = /;\s*boundary="?([\w'()+,\-./:=?]{1,70})"?\s*(?:;|$)/i

/**
 * Body of a form, which fails with `InvalidRequest` beyond 16 parts: a form is parsed in one go, and ten
 * megabytes hold more than a hundred thousand empty parts.
 */
export function limitParts(body: ReadableStream, contentType: string): ReadableStream {
  const [, boundary] = BOUNDARY.exec(contentType) ?? []
  if (boundary === undefined) throw invalidRequest('No content provided')
  const delimiter = Buffer.from(`--${boundary}`)
  let found = 0
  let rest = Buffer.alloc(0) // end of the chunk before: a delimiter may begin there
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const seen = Buffer.concat([rest, chunk])
        let at = seen.indexOf(delimiter)
        while (at !== -1 && found <= MAX_PARTS + 1) {
          found += 1
          at = seen.indexOf(delimiter, at + delimiter.length)
        }
        // One more than the parts: the last delimiter closes the form.
        if (found > MAX_PARTS + 1) throw invalidRequest('Too many parts')
        rest = Buffer.from(seen.subarray(Math.max(0, seen.length - delimiter.length + 1)))
        controller.enqueue(chunk)
      },
    }),
  )
}
