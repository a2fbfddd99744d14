import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSweeper } from './sweeper.ts'

const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('behind a database that falls silent one sweep waits, however long, and then one follows', async () => {
  const answer = Promise.withResolvers<[]>()
  const asked: string[] = []
  let tellOfOrphan = () => {}
  let forgotten = 0
  const sweeper = createSweeper({
    db: {
      query(text) {
        asked.push(text)
        return answer.promise
      },
      async listen(_channel, onPayload) {
        tellOfOrphan = () => onPayload('')
        return async () => {}
      },
    },
    store: {
      put: async () => {},
      get: async () => undefined,
      remove: async () => {},
    },
    logger: pino({ enabled: false }),
    isBackingUp: async () => false,
    async forgetUnused() {
      forgotten += 1
    },
  })
  await sweeper.start()
  await vi.advanceTimersByTimeAsync(13 * HOUR_MS)
  for (let times = 0; times < 100; times += 1) tellOfOrphan()

  answer.resolve([])
  await sweeper.stop()

  expect(asked).toHaveLength(2)
  expect(forgotten).toBe(2)
})
