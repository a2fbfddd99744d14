import { setTimeout as sleep } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { hangUpSignal } from './hang-up.ts'
import type { HttpEnv } from './http-env.ts'
import { visitorKey } from './visitor-key.ts'

const REFUSED = 429

/** Refusals of one address that are told at once, in each second. */
const PROMPT_PER_S = 20

/** Waits of the others, in milliseconds, and how many wait at most. */
type Waits = {
  shortestMs: number
  /** Time that each refusal of the address that waits already adds. */
  moreMs: number
  most: number
}

/** With these an address is refused at most 500 times a second, however many connections it has. */
const WAITS: Waits = { shortestMs: 1000, moreMs: 2, most: 2000 }

/**
 * Layer that answers a flood's refusals (429) late. Whoever asks again the moment they are refused
 * would keep the one thread that answers everybody busy with refusals. What may not wait any more is
 * answered at once, and its connection ends.
 */
export function slowDownFloods({ shortestMs, moreMs, most }: Waits = WAITS) {
  const prompt = new RateLimiterMemory({ points: PROMPT_PER_S, duration: 1 })
  const isPrompt = (address: string) =>
    prompt.consume(address).then(
      () => true,
      () => false,
    )
  /** Refusals that wait, by address. */
  const waiting = new Map<string, number>()
  let all = 0
  function count(address: string, by: 1 | -1) {
    const now = (waiting.get(address) ?? 0) + by
    if (now === 0) waiting.delete(address)
    else waiting.set(address, now)
    all += by
  }

  return createMiddleware<HttpEnv>(async (c, next) => {
    await next()
    if (c.res.status !== REFUSED) return
    const address = visitorKey(c.get('clientIp'))
    if (await isPrompt(address)) return
    if (all >= most) return c.header('connection', 'close')
    const ms = shortestMs + moreMs * (waiting.get(address) ?? 0)
    count(address, 1)
    // Rejects when the caller hangs up; then nobody reads the answer.
    await sleep(ms, undefined, { signal: hangUpSignal(c), ref: false }).catch(() => {})
    count(address, -1)
  })
}
