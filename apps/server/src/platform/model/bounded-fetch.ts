/** Error of an answer with more bytes than allowed. */
class TooLargeError extends Error {}

/**
 * `fetch` that follows no redirect, so that a key stays with the host it is for, and fails for a body of more than
 * `maxBytes`, counted after decompression.
 */
export const boundedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const { body, status, headers } = await fetch(input, { ...init, redirect: 'error' })
    return new Response(body?.pipeThrough(limitedTo(maxBytes)), { status, headers })
  }

function limitedTo(maxBytes: number) {
  let bytes = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxBytes) controller.error(new TooLargeError(`More than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
}
