import { setImmediate as tick } from 'node:timers/promises'
import { openTestDatabase } from '@podium/testing'
import { expect, test } from 'vitest'
import { createEngineTurns } from './engine-turns.ts'

test('an address has ten jobs waiting, with however many accounts, and leaves room for another', async () => {
  await using db = await openTestDatabase('pglite')
  const { inTurn } = createEngineTurns(db, { isOn: false })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const done: string[] = []
  const ask = (person: string, address: string) =>
    inTurn({ person, address }, () => ended).then(
      () => done.push(person),
      (error: unknown) => error,
    )

  const flood = Array.from({ length: 110 }, (_, at) => ask(`eve ${at}`, '192.0.2.1'))
  await tick()
  const other = ask('bob', '192.0.2.2')
  await tick()
  end()
  const answers = await Promise.all(flood)
  await other

  const refused = answers.filter((answer) => answer instanceof Error)
  expect(refused).toHaveLength(99)
  expect(refused[0]).toMatchObject({ code: 'over_request_rate_limit', retryAfterS: 1 })
  expect(done).toContain('bob')
})

test('a hundred jobs wait, from however many addresses', async () => {
  await using db = await openTestDatabase('postgres')
  const { inTurn } = createEngineTurns(db, { isOn: false })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const answers = Array.from({ length: 130 }, (_, at) =>
    inTurn({ person: `${at}`, address: `192.0.2.${at % 26}` }, () => ended).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    ),
  )
  await tick()
  end()
  const done = (await Promise.all(answers)).filter((answer) => answer === 'done')

  expect(done).toHaveLength(101)
})
