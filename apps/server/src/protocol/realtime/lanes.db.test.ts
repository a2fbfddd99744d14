import { type Database, openTestDatabase, SERVICE_ENGINES } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../platform/http/free-port.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { createListener } from '../../platform/http/listener.ts'
import { createRealtime, type Realtime } from './index.ts'

type Row = { id: number; state?: number }
type Told = { type: string; record?: Row; old_record?: Row }

describe.each(SERVICE_ENGINES)('changes that wait on %s', (engine) => {
  let db: Awaited<ReturnType<typeof openTestDatabase>>
  let realtime: Realtime
  let port: number
  const running = new AsyncDisposableStack()
  /** Reads so far, by the token as whom they were made; those of a token that is held wait. */
  const reads: string[] = []
  const held = new Map<string, Promise<void>>()

  beforeAll(async () => {
    db = running.use(await openTestDatabase(engine))
    await db.query('create table public.tasks (id integer primary key, state integer)')
    await db.query('grant select on public.tasks to authenticated')
    await db.query(`create trigger announce_change after insert or update or delete on public.tasks
      for each row execute function public.announce_change('id')`)
    const batch: Database['batch'] = async (statements, options) => {
      const [, claims = '{}'] = statements[0]?.values ?? []
      const { session_id: token } = JSON.parse(String(claims))
      reads.push(token)
      await held.get(token)
      return db.batch(statements, options)
    }
    realtime = await createRealtime({
      db: { ...db, batch },
      verifyToken: async (token) => ({ role: 'authenticated', session_id: token }),
      logger: pino({ enabled: false }),
      trustProxy: 0,
    })
    running.defer(() => realtime.close())
    running.defer(() => realtime.closeSockets())
    const listener = createListener(new Hono<HttpEnv>(), { upgrades: realtime })
    port = await freePort('127.0.0.1')
    await listener.listen({ port, host: '127.0.0.1' })
    running.defer(() => listener.close())
  })
  afterAll(() => running.disposeAsync())

  /** Holds the reads of a token. Returns what lets them go on. */
  function hold(token: string) {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(token, promise)
    return resolve
  }

  /** Socket that listens with a token to all changes, or to those that each of the filters lets through. */
  async function open(token: string, ...filters: string[]) {
    const url = `ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${token}`
    const socket = new WebSocket(url)
    const frames: unknown[][] = []
    socket.onmessage = ({ data }) => void frames.push(JSON.parse(String(data)))
    const wishes = filters.length === 0 ? [{}] : filters.map((filter) => ({ filter }))
    const config = { postgres_changes: wishes.map((wish) => ({ table: 'tasks', ...wish })) }
    socket.onopen = () =>
      socket.send(JSON.stringify(['1', '1', 'realtime:a', 'phx_join', { config }]))
    await eventuallyFound(() => frames.find((frame) => frame[3] === 'system'))
    return {
      /** Types, numbers and states of the rows it has heard of. */
      heard: () =>
        frames
          .filter((frame) => frame[3] === 'postgres_changes')
          .map((frame) => {
            const { data } = frame[4] as { data: Told }
            const { id, state } = data.record ?? data.old_record ?? {}
            return [data.type, id, state]
          }),
      close: () => socket.close(),
    }
  }

  test('those that came meanwhile are read together, in their order', async () => {
    const release = hold('together')
    const socket = await open('together')
    await db.query('insert into tasks values (1, 1)')
    await eventually(() => expect(reads).toContain('together'))
    await db.query('insert into tasks select one, 1 from generate_series(2, 60) one')
    await db.query('delete from tasks where id = 60')
    await db.query('update tasks set state = 2 where id = 2')
    await db.query('insert into tasks values (61, 1)')
    release()
    await eventually(() => expect(socket.heard().at(-1)).toEqual(['INSERT', 61, 1]))

    expect(reads).toEqual(['together', 'together', 'together'])
    expect(socket.heard().slice(0, 2)).toEqual([
      ['INSERT', 1, 1],
      ['INSERT', 2, 2],
    ])
    expect(socket.heard().slice(-4)).toEqual([
      ['INSERT', 59, 1],
      ['DELETE', 60, undefined],
      ['UPDATE', 2, 2],
      ['INSERT', 61, 1],
    ])
    socket.close()
  })

  test('a row that changes several times before it is read is told once, as it then is', async () => {
    const before = await open('before')
    await db.query('insert into tasks values (100, 0), (101, 0)')
    await eventually(() => expect(before.heard()).toHaveLength(2))
    before.close()
    const release = hold('several')
    const socket = await open('several')
    await db.query('update tasks set state = 1 where id = 100')
    await eventually(() => expect(reads).toContain('several'))
    for (const state of [2, 3, 4]) {
      await db.query('update tasks set state = $1 where id = 101', [state])
    }
    // While it is read, a change of the row is another one.
    await db.query('update tasks set state = 5 where id = 100')
    await db.query('update tasks set id = 102 where id = 101')
    release()
    await eventually(() => expect(socket.heard().at(-1)).toEqual(['UPDATE', 102, 4]))

    expect(socket.heard()).toEqual([
      ['UPDATE', 100, 5],
      ['UPDATE', 100, 5],
      ['UPDATE', 102, 4],
    ])
    socket.close()
  })

  test('who names the rows they listen to does not wait for those who do not', async () => {
    const release = hold('all')
    const [all, named, many, both] = [
      await open('all'),
      await open('named', 'id=in.(200,201)'),
      await open('many', `id=in.(${Array.from({ length: 50 }, (_, at) => at + 201)})`),
      await open('both', 'id=eq.200', 'state=eq.7'),
    ]
    await db.query('insert into tasks values (200, 7), (201, 7), (202, 7)')
    await eventually(() => expect(named.heard()).toHaveLength(2))
    await eventually(() => expect(many.heard()).toHaveLength(2))
    await db.query('insert into tasks values (203, 7)')

    expect(all.heard()).toEqual([])
    release()
    await eventually(() => expect(all.heard()).toHaveLength(4))
    await eventually(() => expect(both.heard()).toHaveLength(4))
    expect(named.heard()).toEqual([
      ['INSERT', 200, 7],
      ['INSERT', 201, 7],
    ])
    expect(reads.filter((token) => token === 'named').length).toBeLessThanOrEqual(2)
    for (const socket of [all, named, many, both]) socket.close()
  })
})
