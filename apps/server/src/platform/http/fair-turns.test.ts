import { setTimeout as sleep, setImmediate as tick } from 'node:timers/promises'
import { AppError } from '@podium/domain'
import { eventually } from '@podium/testing/eventually'
import { describe, expect, test } from 'vitest'
import { createFairTurns, type TurnLimits } from './fair-turns.ts'

const LIMITS: TurnLimits = {
  all: { running: 3, waiting: 8 },
  perPerson: { running: 2, waiting: 4 },
  perAddress: { running: 3, waiting: 6 },
  waitMs: 60_000,
  restFactor: 0,
}

/** Jobs that run until told to end, in the order they started. */
function start(limits: Partial<TurnLimits> = {}) {
  const { inTurn } = createFairTurns({ ...LIMITS, ...limits })
  const running: { name: string; end: () => void }[] = []
  const ask = (
    name: string,
    { address = name, signal }: { address?: string; signal?: AbortSignal } = {},
  ) =>
    inTurn(
      { person: name, address },
      async () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        running.push({ name, end: resolve })
        await promise
        return name
      },
      signal,
    )
  const names = () => running.map(({ name }) => name)
  async function endFirst() {
    running.shift()?.end()
    await tick()
  }
  /** Answers to those who asked, once each had a turn and ended it. */
  async function endAll(asked: readonly Promise<string>[]) {
    let isOver = false
    const ended = Promise.all(asked).finally(() => {
      isOver = true
    })
    while (!isOver) await endFirst()
    return ended
  }
  return { ask, names, endFirst, endAll }
}

describe('turns', () => {
  test('one person’s flood leaves room for others', async () => {
    const { ask, names, endAll } = start()

    const flood = Array.from({ length: 4 }, () => ask('eve'))
    const other = ask('bob')
    await tick()

    expect(names()).toEqual(['eve', 'eve', 'bob'])
    expect(await endAll([...flood, other])).toEqual(['eve', 'eve', 'eve', 'eve', 'bob'])
  })

  test('those who wait take turns, whoever has asked more', async () => {
    const { ask, names, endFirst } = start({ all: { running: 1, waiting: 8 } })

    const asked = ['eve', 'eve', 'eve', 'bob', 'ann'].map((name) => ask(name))
    const order = []
    for (const _one of asked) {
      order.push(names().at(0))
      await endFirst()
    }

    expect(order).toEqual(['eve', 'eve', 'bob', 'ann', 'eve'])
    expect(await Promise.all(asked)).toEqual(['eve', 'eve', 'eve', 'bob', 'ann'])
  })

  test('one person’s flood pauses between its turns, and nobody else does', async () => {
    const { ask, names, endFirst } = start()
    const asked = ['eve', 'eve', 'eve', 'eve', 'eve', 'ann', 'ann'].map((name) => ask(name))
    expect(names()).toEqual(['eve', 'eve', 'ann'])

    await endFirst()

    expect(names()).toEqual(['eve', 'ann', 'ann'])
    for (const _one of asked.slice(1)) {
      await eventually(() => expect(names()).not.toEqual([]))
      await endFirst()
    }
    expect(await Promise.all(asked)).toHaveLength(7)
  })

  test('an address with many people has its share, too', async () => {
    const { ask, names, endFirst, endAll } = start({ perAddress: { running: 1, waiting: 1 } })
    const office = { address: 'office' }

    const asked = [ask('eve', office), ask('bob', office), ask('ann')]
    const refused = ask('zoe', office)

    await expect(refused).rejects.toMatchObject({ code: 'over_request_rate_limit', status: 429 })
    expect(names()).toEqual(['eve', 'ann'])
    await endFirst()
    expect(names()).toEqual(['ann', 'bob'])
    expect(await endAll(asked)).toEqual(['eve', 'bob', 'ann'])
  })

  test('who asks for more than may wait is told when to come back', async () => {
    const { ask, endAll } = start()
    const asked = Array.from({ length: 6 }, () => ask('eve'))

    await expect(ask('eve')).rejects.toMatchObject({ status: 429, retryAfterS: 1 })
    expect(await endAll(asked)).toEqual(Array(6).fill('eve'))
  })

  test('nobody waits without end', async () => {
    const { ask, endAll } = start({ waitMs: 1, perPerson: { running: 1, waiting: 4 } })
    const first = ask('eve')

    await expect(ask('eve')).rejects.toMatchObject({ status: 429 })
    expect(await endAll([first])).toEqual(['eve'])
  })

  test('who waits in vain while something is away hears that, not that they asked too often', async () => {
    const { inTurn } = createFairTurns({
      ...LIMITS,
      waitMs: 1,
      perPerson: { running: 1, waiting: 1 },
    })
    const eve = { person: 'eve', address: 'eve' }
    const away = new AppError('unavailable', { cause: new Error('no answer') })
    await expect(inTurn(eve, () => Promise.reject(away))).rejects.toBe(away)

    const { promise, resolve } = Promise.withResolvers<void>()
    const running = inTurn(eve, () => promise)
    const late = inTurn(eve, async () => {})
    await expect(inTurn(eve, async () => {})).rejects.toMatchObject({ status: 503, cause: away })
    await expect(late).rejects.toMatchObject({ status: 503, cause: away })
    resolve()
    await running

    const next = inTurn(eve, () => sleep(50))
    await expect(inTurn(eve, async () => {})).rejects.toMatchObject({ status: 429 })
    await next
  })

  test('who hangs up leaves the queue', async () => {
    const { ask, names, endFirst, endAll } = start({ perPerson: { running: 1, waiting: 2 } })
    const call = new AbortController()

    const first = ask('eve')
    const gone = ask('eve', { signal: call.signal })
    call.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    const next = ask('eve')
    await endFirst()

    expect(names()).toEqual(['eve'])
    expect(await first).toBe('eve')
    expect(await endAll([next])).toEqual(['eve'])
  })

  test('a job that fails gives its place back', async () => {
    const { inTurn } = createFairTurns({ ...LIMITS, perPerson: { running: 1, waiting: 0 } })
    const eve = { person: 'eve', address: 'eve' }
    const fail = () => Promise.reject(new Error('no'))

    await expect(inTurn(eve, fail)).rejects.toThrow('no')

    expect(await inTurn(eve, async () => 'yes')).toBe('yes')
  })

  test('after a long job that others waited for one rests', async () => {
    const { inTurn } = createFairTurns({
      ...LIMITS,
      all: { running: 1, waiting: 8 },
      restFactor: 1,
    })
    const order: string[] = []
    const ask = (name: string, ms: number) =>
      inTurn({ person: name, address: name }, async () => {
        await sleep(ms)
        order.push(name)
      })

    await Promise.all([ask('eve', 200), ask('bob', 0), ask('eve', 0), ask('bob', 0), ask('bob', 0)])

    expect(order).toEqual(['eve', 'bob', 'bob', 'bob', 'eve'])
  })

  test('whom nobody waits for need not rest', async () => {
    const { inTurn } = createFairTurns({ ...LIMITS, restFactor: 1000, waitMs: 1 })
    const eve = { person: 'eve', address: 'eve' }

    await inTurn(eve, () => sleep(200))

    expect(await inTurn(eve, async () => 'at once')).toBe('at once')
  })
})
