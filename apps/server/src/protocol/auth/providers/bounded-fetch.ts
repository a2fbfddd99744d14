/** Time for a provider's whole answer, in milliseconds; a person waits for it. */
export const PROVIDER_TIMEOUT_MS = 8000
/** Most bytes of a provider's answer; key sets and profiles have some kilobytes. */
const MAX_BYTES = 256 * 1024

/**
 * `fetch` for providers, with an end for slow answers and large ones; redirects are not followed.
 * Rejects with the platform's errors, and with `RangeError` for an answer above `maxBytes`.
 */
export async function boundedFetch(
  address: string,
  init: RequestInit,
  { timeoutMs = PROVIDER_TIMEOUT_MS, maxBytes = MAX_BYTES } = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, { ...init, redirect: 'manual', signal })
  const body = await readBounded(response, maxBytes)
  const { status, headers } = response
  return new Response([204, 304].includes(status) ? null : body, { status, headers })
}

async function readBounded({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new RangeError('The answer of the provider is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
