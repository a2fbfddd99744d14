import { expect, test } from 'vitest'
import { changeInParts } from './change-in-parts.ts'

const targets = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }))

test('targets go in parts of twenty, each once, and progress is told after each part', async () => {
  const parts: number[] = []
  const progress: number[] = []

  const outcome = await changeInParts(targets(45), {
    send: async (part) => {
      parts.push(part.length)
      return part.map(({ id }) => ({ id, ok: true }))
    },
    onProgress: (sent) => progress.push(sent),
  })

  expect([parts, progress]).toEqual([
    [20, 20, 5],
    [20, 40, 45],
  ])
  expect(outcome).toEqual({ done: targets(45).map(({ id }) => id), unchanged: [], failed: [] })
})

test('a refused target fails alone, with its code', async () => {
  const outcome = await changeInParts(targets(2), {
    send: async () => [
      { id: '0', ok: false, error: 'The last admin', code: 'last_admin' },
      { id: '1', ok: true },
    ],
    onProgress: () => {},
  })

  expect(outcome).toEqual({
    done: ['1'],
    unchanged: [],
    failed: [{ id: '0', error: { message: 'The last admin', code: 'last_admin' } }],
  })
})

test('a request that fails ends the change: its targets and all after them count as failed', async () => {
  const lost = new TypeError('Failed to fetch')
  let requests = 0

  const outcome = await changeInParts(targets(50), {
    send: async (part) => {
      requests += 1
      if (requests === 2) throw lost
      return part.map(({ id }) => ({ id, ok: true }))
    },
    onProgress: () => {},
  })

  expect(requests).toBe(2)
  expect(outcome.done).toHaveLength(20)
  expect(outcome.failed).toEqual(
    targets(50)
      .slice(20)
      .map(({ id }) => ({ id, error: lost })),
  )
})
