import { connect } from 'node:net'
import { openTestDatabase, SERVICE_ENGINES } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../platform/http/free-port.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { createListener } from '../../platform/http/listener.ts'
import { createRealtime, type Realtime } from './index.ts'

const PATH = '/realtime/v1/websocket?vsn=2.0.0&apikey=x'
/** Join of a channel that listens to all changes, or to those that each of the filters lets through. */
const joinOf = (filters: readonly (string | undefined)[] = [undefined]) =>
  JSON.stringify([
    '1',
    '1',
    'realtime:a',
    'phx_join',
    { config: { postgres_changes: filters.map((filter) => ({ table: 'floods', filter })) } },
  ])
const JOIN = joinOf()

describe.each(SERVICE_ENGINES)('limits of everybody together on %s', (engine) => {
  let db: Awaited<ReturnType<typeof openTestDatabase>>
  let realtime: Realtime
  let port: number
  const running = new AsyncDisposableStack()
  beforeAll(async () => {
    db = running.use(await openTestDatabase(engine))
    await db.query('create table public.floods (id integer primary key, body text)')
    await db.query('grant select on public.floods to authenticated')
    await db.query(`create trigger announce_change after insert on public.floods
      for each row execute function public.announce_change('id')`)
    realtime = await createRealtime({
      db,
      verifyToken: async () => ({ role: 'authenticated' }),
      logger: pino({ enabled: false }),
      trustProxy: 0,
      limits: { sockets: 2, waitingChanges: 10, unsentBytes: 2 ** 40, allUnsentBytes: 100_000 },
    })
    running.defer(() => realtime.close())
    running.defer(() => realtime.closeSockets())
    const listener = createListener(new Hono<HttpEnv>(), { upgrades: realtime })
    port = await freePort('127.0.0.1')
    await listener.listen({ port, host: '127.0.0.1' })
    running.defer(() => listener.close())
  })
  afterAll(() => running.disposeAsync())

  async function open(filters?: string[]) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}`)
    const frames: unknown[][] = []
    let closed: number | undefined
    socket.onmessage = ({ data }) => void frames.push(JSON.parse(String(data)))
    socket.onclose = ({ code }) => {
      closed = code
    }
    socket.onopen = () => socket.send(joinOf(filters))
    await eventuallyFound(() => closed ?? frames.find((frame) => frame[3] === 'system'))
    return { frames, closed: () => closed, close: () => socket.close() }
  }
  const noSockets = () =>
    eventually(() => expect(realtime.figures().sockets).toEqual({ joined: 0, waiting: 0 }))

  test('a socket beyond all places is refused, and finds one that has become free', async () => {
    const [first, second, third] = [await open(), await open(), await open()]
    const closed = [first, second, third].map((socket) => socket.closed())
    first.close()
    await eventually(() => expect(realtime.figures().sockets.joined).toBe(1))
    const fourth = await open()

    expect(closed).toEqual([undefined, undefined, 1006])
    expect(realtime.figures().refused.sockets_in_all).toBe(1)
    expect(fourth.closed()).toBeUndefined()
    second.close()
    fourth.close()
    await noSockets()
  })

  test('where more changes wait than may, who wants them is told to read anew, and the others hear on', async () => {
    const [all, one] = [await open(), await open(['id=eq.777'])]
    await db.query('insert into floods select one from generate_series(1, 100) one')
    const told = await eventuallyFound(() =>
      all.frames.slice(2).find((frame) => frame[3] === 'system'),
    )
    await eventually(() => expect(all.frames.at(-1)?.[3]).toBe('phx_error'))
    await eventually(() => expect(realtime.figures().oldestS).toBe(0))
    await db.query('insert into floods values (777)')
    await eventually(() => expect(one.frames).toHaveLength(3))

    expect(told[4]).toMatchObject({ status: 'error', message: expect.stringContaining('missed') })
    expect(one.frames.map((frame) => frame[3])).toEqual(['phx_reply', 'system', 'postgres_changes'])
    expect(realtime.figures().lost.waiting).toBe(1)
    all.close()
    one.close()
    await noSockets()
  })

  test('where more bytes wait for all readers than may, who does not read is cut off', async () => {
    const deaf = connect(port, '127.0.0.1')
    let isGone = false
    deaf.on('close', () => {
      isGone = true
    })
    deaf.on('error', () => {})
    const head =
      'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
    deaf.write(`GET ${PATH} HTTP/1.1\r\n${head}\r\n\r\n`)
    await new Promise((resolve) => deaf.once('data', resolve))
    // A text message as RFC 6455 §5.2 frames it, with a mask of zeros.
    deaf.write(Buffer.from([0x81, 0x80 | JOIN.length, 0, 0, 0, 0]))
    deaf.write(JOIN)
    await eventually(() => expect(realtime.figures().channels).toBe(1))
    deaf.pause()
    const reader = await open()
    const changes = () => reader.frames.filter((frame) => frame[3] === 'postgres_changes').length
    // So few at a time that no more wait than may.
    while (realtime.figures().refused.slow_reader === 0) {
      const known = changes()
      await db.query(
        `insert into floods select one, repeat('é', 30000) from generate_series($1::int, $1 + 4) one`,
        [1000 + known],
      )
      await eventually(() => expect(changes()).toBe(known + 5))
    }
    deaf.resume()
    await eventually(() => expect(isGone).toBe(true))

    expect(reader.closed()).toBeUndefined()
    reader.close()
    await noSockets()
  })
})
