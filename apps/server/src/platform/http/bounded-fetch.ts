/** Time for the whole answer of somebody else's service, in milliseconds; a person waits for it. */
export const OTHERS_TIMEOUT_MS = 8000
/** Most bytes of such an answer; key sets and profiles have some kilobytes. */
const MAX_BYTES = 256 * 1024

/**
 * `fetch` for services of others, with an end for slow answers and large ones, counted after decompression; redirects
 * are not followed, and are answers unless `init` has them as errors. Rejects with the platform's errors, and with
 * `RangeError` for an answer above `maxBytes`.
 */
export async function boundedFetch(
  address: string | URL | Request,
  { signal, redirect = 'manual', ...init }: RequestInit = {},
  { timeoutMs = OTHERS_TIMEOUT_MS, maxBytes = MAX_BYTES } = {},
): Promise<Response> {
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  const response = await fetch(address, {
    ...init,
    redirect: redirect === 'error' ? 'error' : 'manual',
    signal: AbortSignal.any(ends),
  })
  const body = await readBounded(response, maxBytes)
  const { status, headers } = response
  return new Response([204, 304].includes(status) ? null : body, { status, headers })
}

async function readBounded({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new RangeError('The answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
