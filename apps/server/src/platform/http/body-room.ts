import { AppError } from '@podium/domain'
import { TryLaterError } from './try-later-error.ts'

/** Most bytes of large bodies in memory at a time, of everybody and of one address. */
const LIMITS = { all: 64 * 2 ** 20, ofAddress: 8 * 2 ** 20 }

/** Memory for bodies of requests, shared by all services of a server. */
export type BodyRoom = {
  /**
   * Room of one body, empty at first: it takes the bytes that have come, and gives them back with `leave`. `take` throws
   * `over_request_rate_limit` for an address that has its share, `unavailable` while there is none left.
   */
  enter(address: string): { take(bytes: number): void; leave(): void }
}

export function createBodyRoom({ all, ofAddress } = LIMITS): BodyRoom {
  const taken = new Map<string, number>()
  let sum = 0

  function add(address: string, bytes: number) {
    const now = (taken.get(address) ?? 0) + bytes
    if (now === 0) taken.delete(address)
    else taken.set(address, now)
    sum += bytes
  }

  return {
    enter(address) {
      let own = 0
      return {
        take(bytes) {
          if ((taken.get(address) ?? 0) + bytes > ofAddress) {
            throw new TryLaterError('over_request_rate_limit', { retryAfterS: 1 })
          }
          if (sum + bytes > all) {
            throw new AppError('unavailable', { text: 'Too many large requests at the same time' })
          }
          own += bytes
          add(address, bytes)
        },
        leave() {
          add(address, -own)
          own = 0
        },
      }
    },
  }
}
