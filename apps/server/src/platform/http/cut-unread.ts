import type { Server, ServerResponse } from 'node:http'

/** Answers that wait for their callers to read them. */
const LIMITS = {
  /** Interval of looking at them, in milliseconds. */
  everyMs: 1000,
  /** Time for any answer in milliseconds, and what a caller has to read each second beyond it, in bytes. */
  restMs: 30_000,
  bytesPerS: 16 * 1024,
  /** Most bytes of all of them together. */
  totalBytes: 64 * 2 ** 20,
}

/**
 * Cuts off callers who do not read their answers, which would stay in memory for ever: those slower
 * than a line of 16 kB a second, and, beyond 64 MB in all, the ones that wait longest.
 */
export function cutUnread(server: Server, limits = LIMITS) {
  /** Running requests: bytes of their connections before, and since when an answer waits. */
  const running = new Map<ServerResponse, { from: number; since: number | undefined }>()
  server.on('request', (_request, response) => {
    running.set(response, { from: response.socket?.bytesWritten ?? 0, since: undefined })
    response.once('close', () => running.delete(response))
  })

  function look() {
    const now = performance.now()
    const waiting = [...running].filter(([response]) => response.writableLength > 0)
    let total = waiting.reduce((sum, [response]) => sum + response.writableLength, 0)
    for (const [response, about] of waiting) {
      about.since ??= now
      const written = (response.socket?.bytesWritten ?? 0) - about.from
      const allowedMs = limits.restMs + (written / limits.bytesPerS) * 1000
      if (now - about.since <= allowedMs && total <= limits.totalBytes) continue
      total -= response.writableLength
      response.destroy()
    }
  }

  const timer = setInterval(look, limits.everyMs).unref()
  server.once('close', () => clearInterval(timer))
}
