import { invalidRequest } from './storage-refusal.ts'

/** Most parts of a form: the file and the few fields that the official client sends. */
const MAX_PARTS = 16
/** Content type with a `boundary` alone, in the characters that RFC 2046 §5.1.1 allows. */
const BOUNDARY =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,\-./:=?]{1,70})"|([\w'+\-.]{1,70}))\s*$/i

/**
 * Answer with the body of a form, which fails with `InvalidRequest` beyond 16 parts: a form is parsed in one go, and ten
 * megabytes hold more than a hundred thousand empty parts. Whoever parses it reads the boundary that was counted, and a
 * content type with further parameters is refused: two readers could find two boundaries in it.
 */
export function limitParts(body: ReadableStream, contentType: string): Response {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw invalidRequest('No content provided')
  return new Response(counted(body, boundary), {
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
  })
}

function counted(body: ReadableStream, boundary: string): ReadableStream {
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
