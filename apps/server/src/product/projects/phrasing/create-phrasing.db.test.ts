import { setImmediate as tick } from 'node:timers/promises'
import { openTestDatabase, SERVICE_ENGINES } from '@podium/testing'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createModel } from '../../../platform/model/create-model.ts'
import { createPhrasing } from './create-phrasing.ts'

const MINUTE_MS = 60_000

/** Model that nothing is asked of. */
const model = createModel(
  { baseUrl: 'http://127.0.0.1:1', name: 'none', apiKey: undefined, withinMs: 1_000 },
  pino({ enabled: false }),
)
const ada = { person: 'ada', address: '192.0.2.1' }
const over = { code: 'over_request_rate_limit' }

describe.each(SERVICE_ENGINES)('questions to a model on %s', (engine) => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('of one person are 20 in ten minutes and 100 a day', async () => {
    await using db = await openTestDatabase(engine)
    const { inTurn } = createPhrasing({ db, isLimited: true }, model)
    const ask = (person = 'ada') => inTurn({ ...ada, person }, async () => 'asked')
    vi.useFakeTimers({ toFake: ['Date'] })
    const began = Date.now()

    for (let window = 0; window < 5; window += 1) {
      vi.setSystemTime(began + window * 11 * MINUTE_MS)
      for (let at = 0; at < 20; at += 1) expect(await ask()).toBe('asked')
      if (window === 0) {
        await expect(ask('eve')).resolves.toBe('asked')
        for (let at = 1; at < 20; at += 1) await ask('eve')
        await expect(ask('eve')).rejects.toMatchObject(over)
      }
    }
    vi.setSystemTime(began + 5 * 11 * MINUTE_MS)

    await expect(ask()).rejects.toMatchObject(over)
    expect(await ask('bob')).toBe('asked')
  })

  test('are four at the same moment, and one of a person', async () => {
    await using db = await openTestDatabase(engine)
    const { inTurn } = createPhrasing({ db, isLimited: false }, model)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    let [running, most, own, mostOwn] = [0, 0, 0, 0]
    const ask = (person: string, address: string) =>
      inTurn({ person, address }, async () => {
        running += 1
        own += person === 'ada' ? 1 : 0
        most = Math.max(most, running)
        mostOwn = Math.max(mostOwn, own)
        await ended
        running -= 1
        own -= person === 'ada' ? 1 : 0
      })

    const asked = [
      ...[1, 2].map(() => ask('ada', '192.0.2.1')),
      ...[2, 3, 4, 5, 6].map((at) => ask(`person ${at}`, `192.0.2.${at}`)),
    ]
    await tick()
    const atOnce = running
    end()
    await Promise.all(asked)

    expect([atOnce, most, mostOwn]).toEqual([4, 4, 1])
  })
})
