import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('so many jobs run, so many wait, and the next is refused until one ends', async () => {
  const inTurn = limitConcurrency({ running: 2, waiting: 1 })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const started: string[] = []
  const ask = (name: string) =>
    inTurn(async () => {
      started.push(name)
      await ended
    })

  const jobs = ['one', 'two', 'waiting'].map(ask)
  await tick()
  await expect(ask('refused')).rejects.toMatchObject({ code: 'unavailable' })
  expect(started).toEqual(['one', 'two'])
  expect(inTurn.waiting()).toBe(1)
  end()
  await Promise.all(jobs)
  await ask('later')

  expect(started).toEqual(['one', 'two', 'waiting', 'later'])
})
