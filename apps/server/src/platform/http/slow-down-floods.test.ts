import { eventually } from '@podium/testing/eventually'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from './http-env.ts'
import { slowDownFloods } from './slow-down-floods.ts'

/** Server that answers each address with a status, and how many answers it has given. */
function start(status: 200 | 429, most = 1000) {
  const answers: Response[] = []
  const app = new Hono<HttpEnv>()
    .use(async (c, next) => {
      c.set('clientIp', c.req.query('from') ?? '')
      await next()
    })
    .use(slowDownFloods({ shortestMs: 3_600_000, moreMs: 0, most }))
    .get('/', (c) => c.text('', status))
  const ask = async (from: string) => answers.push(await app.request(`/?from=${from}`))
  const flood = () => {
    for (let count = 0; count < 50; count += 1) void ask('192.0.2.1')
  }
  return { ask, flood, answers }
}

test('whoever is refused many times in a second hears the other refusals late', async () => {
  const { ask, flood, answers } = start(429)

  flood()
  await eventually(() => expect(answers).toHaveLength(20))
  await ask('192.0.2.2')

  expect(answers).toHaveLength(21)
})

test('a flood of other answers waits for nothing', async () => {
  const { flood, answers } = start(200)

  flood()

  await eventually(() => expect(answers).toHaveLength(50))
})

test('refusals beyond those that may wait end their connections', async () => {
  const { flood, answers } = start(429, 10)

  flood()

  await eventually(() => expect(answers).toHaveLength(40))
  const ended = answers.filter(({ headers }) => headers.get('connection') === 'close')
  expect(ended).toHaveLength(20)
})
