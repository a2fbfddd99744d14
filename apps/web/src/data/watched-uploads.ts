type Watch = {
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal | undefined
}

const watches = new Map<string, Watch>()

/** Runs an upload to this path; `fetchWatched` reports its progress and aborts it by the signal. */
export async function watchUpload<T>(path: string, watch: Watch, upload: () => Promise<T>) {
  watches.set(path, watch)
  try {
    return await upload()
  } finally {
    watches.delete(path)
  }
}

/** `fetch`, except that watched uploads go by XMLHttpRequest: fetch cannot say how much is sent. */
export const fetchWatched: typeof fetch = (input, init = {}) => {
  const address = input instanceof Request ? input.url : String(input)
  const watch = [...watches].find(([path]) => address.endsWith(path))?.[1]
  return watch === undefined ? fetch(input, init) : send(address, init, watch)
}

function send(address: string, init: RequestInit, { onProgress, signal }: Watch) {
  return new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', address)
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' }
      resolve(new Response(request.responseText, { status: request.status, headers }))
    }
    // The message of fetch, so that the sentence for it is the same.
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(init.body instanceof FormData ? init.body : null)
  })
}
