import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, openSocket } from './realtime-clients.ts'

describe.each(SERVICE_ENGINES)('limits of realtime on %s', (engine) => {
  const world = worldOf(engine)
  let person: Person
  beforeAll(async () => {
    await world.db.query('create table public.floods (id integer primary key, body text)')
    await world.db.query('grant select on public.floods to authenticated')
    await world.db.query(`create trigger announce_change after insert on public.floods
      for each row execute function public.announce_change('id')`)
    person = await world.signUp()
  })
  afterAll(() => person.removeAllChannels())

  const open = () => openSocket(world.url, { apikey: world.anonKey })
  const tokenOf = async (one: Person) => (await one.auth.getSession()).data.session?.access_token
  const join = (ref: string, token?: string) => {
    const payload = { config: {}, ...(token !== undefined && { access_token: token }) }
    return [ref, ref, `realtime:${ref}`, 'phx_join', payload]
  }
  /** Figures of the service, by name and labels. */
  async function figures() {
    const text = await (await fetch(`${world.url}/metrics`)).text()
    const lines = text.split('\n').filter((line) => line.startsWith('podium_realtime'))
    return Object.fromEntries(
      lines.map((line) => line.split(' ')).map(([name, value]) => [name, Number(value)]),
    )
  }
  const refused = async (reason: string) =>
    (await figures())[`podium_realtime_refused_total{reason="${reason}"}`] ?? 0

  test('a socket has 20 channels at most', async () => {
    const socket = await open()
    for (let at = 1; at <= 21; at += 1) socket.send(join(String(at)))
    const [last, beyond] = [
      await socket.find('phx_reply', '20'),
      await socket.find('phx_reply', '21'),
    ]
    socket.close()

    expect(last).toMatchObject({ status: 'ok' })
    expect(beyond).toMatchObject({
      status: 'error',
      response: { reason: expect.stringContaining('Too many channels') },
    })
  })

  test('a person has 20 sockets at most, and another person others', async () => {
    const token = await tokenOf(await world.signUp())
    const sockets = await Promise.all(Array.from({ length: 21 }, open))
    const replies: unknown[] = []
    for (const socket of sockets) {
      socket.send(join('1', token))
      replies.push(await socket.find('phx_reply', '1'))
    }
    const other = await open()
    other.send(join('1', await tokenOf(person)))
    const reply = await other.find('phx_reply', '1')
    for (const socket of [...sockets, other]) socket.close()

    expect(replies.slice(0, 20)).toEqual(
      replies.slice(0, 20).map(() => expect.objectContaining({ status: 'ok' })),
    )
    expect(replies[20]).toMatchObject({
      status: 'error',
      response: { reason: expect.stringContaining('one person') },
    })
    expect(reply).toMatchObject({ status: 'ok' })
  })

  test('a visitor who becomes a person counts among their 20 sockets', async () => {
    const token = await tokenOf(await world.signUp())
    const sockets = await Promise.all(Array.from({ length: 21 }, open))
    const ends: unknown[] = []
    for (const socket of sockets) {
      socket.send(join('1'))
      socket.send(['1', '2', 'realtime:1', 'access_token', { access_token: token }])
      socket.send(['1', '3', 'realtime:1', 'last', {}])
      await socket.find('phx_reply', '3')
      ends.push(socket.frames.find((frame) => frame[3] === 'system')?.at(4))
    }
    const [closed] = [sockets.at(-1)?.frames.some((frame) => frame[3] === 'phx_close')]
    for (const socket of sockets) socket.close()

    expect(ends.slice(0, 20)).toEqual(Array(20).fill(undefined))
    expect(ends[20]).toMatchObject({ message: expect.stringContaining('one person') })
    expect(closed).toBe(true)
  })

  test('a channel listens to 10 kinds of changes, and a person to 100 in all', async () => {
    const one = await world.signUp()
    const wish = (ref: string, count: number, token?: string) => {
      const postgres_changes = Array(count).fill({ schema: 'public', table: 'floods' })
      return [
        ref,
        ref,
        `realtime:${ref}`,
        'phx_join',
        { config: { postgres_changes }, access_token: token },
      ]
    }
    const [first, second, other] = [await open(), await open(), await open()]
    const token = await tokenOf(one)
    first.send(wish('11', 11, token))
    for (let at = 1; at <= 6; at += 1) first.send(wish(String(at), 10, token))
    await first.find('phx_reply', '6')
    for (let at = 1; at <= 4; at += 1) second.send(wish(String(at), 10, token))
    second.send(wish('5', 1, token))
    second.send(['4', '6', 'realtime:4', 'phx_leave', {}])
    second.send(wish('7', 10, token))
    second.send(wish('7', 10, token))
    second.send(join('8'))
    second.send(['8', '9', 'realtime:8', 'access_token', { access_token: token }])
    other.send(wish('1', 10, await tokenOf(person)))
    await second.find('phx_reply', '8')
    const replies = [
      await first.find('phx_reply', '11'),
      await second.find('phx_reply', '5'),
      await second.find('phx_reply', '4'),
      await second.find('phx_reply', '7'),
      await other.find('phx_reply', '1'),
    ]
    for (const socket of [first, second, other]) socket.close()

    const refusal = (reason: string) => ({
      status: 'error',
      response: { reason: expect.stringContaining(reason) },
    })
    expect(replies).toMatchObject([
      refusal('10 kinds of changes at most'),
      refusal('100 kinds of changes'),
      { status: 'ok' },
      { status: 'ok' },
      { status: 'ok' },
    ])
  })

  test('an address has 200 sockets at most; the next is refused with 429', async () => {
    const sockets = await Promise.all(Array.from({ length: 205 }, open))
    const status = await new Promise((resolve) => {
      const asked = request(`${world.url}/realtime/v1/websocket?apikey=${world.anonKey}`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        },
      })
      asked.on('response', (answer) => resolve(answer.statusCode)).end()
    })
    const without = sockets.filter((socket) => socket.isClosed()).length
    for (const socket of sockets) socket.close()
    await eventually(async () =>
      expect((await figures())['podium_realtime_sockets{state="waiting"}']).toBeLessThan(5),
    )
    const after = await open()

    expect(without).toBeGreaterThanOrEqual(5)
    expect(status).toBe(429)
    expect(after.isClosed()).toBe(false)
    after.close()
  })

  test('too long a message, and too many of them, end the socket', async () => {
    const [long, many] = [await open(), await open()]
    long.send([null, '1', 'phoenix', 'heartbeat', { long: 'x'.repeat(33_000) }])
    for (let at = 0; at < 101; at += 1) many.send([null, String(at), 'phoenix', 'heartbeat', {}])

    expect(await long.closed()).toMatchObject({ code: 1009 })
    expect(await many.closed()).toMatchObject({ code: 1008 })
    expect(await refused('message_size')).toBe(1)
    expect(await refused('message_rate')).toBe(1)
  })

  test('too many pongs that nobody asked for end the socket too', async () => {
    const { port } = new URL(world.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      [
        `GET /realtime/v1/websocket?vsn=2.0.0&apikey=${world.anonKey} HTTP/1.1`,
        'Host: 127.0.0.1',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${Buffer.from('sixteen bytes of').toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    )
    const [head] = await once(socket, 'data')
    const closed = once(socket.resume(), 'close')
    const pong = [0x8a, 0x80, 0, 0, 0, 0] // empty, masked with zeros (RFC 6455, section 5.2)
    socket.write(Buffer.from(Array.from({ length: 201 }, () => pong).flat()))

    expect(String(head)).toMatch(/^HTTP\/1\.1 101 /)
    await closed
  })

  test('of what a channel asks for only the fields of the protocol are kept', async () => {
    const socket = await open()
    const asked = { event: 'INSERT', schema: 'public', table: 'floods' }
    const config = { postgres_changes: [{ ...asked, more: Array(5000).fill({}) }] }
    socket.send(['1', '1', 'realtime:1', 'phx_join', { config }])
    const reply = await socket.find('phx_reply', '1')
    socket.close()

    expect(reply).toMatchObject({
      status: 'ok',
      response: { postgres_changes: [{ ...asked, id: expect.any(Number) }] },
    })
    expect(JSON.stringify(reply)).not.toContain('more')
  })

  test('whoever does not read what is sent is cut off, and costs nobody else anything', async () => {
    const token = await tokenOf(person)
    const { port } = new URL(world.url)
    const deaf = connect(Number(port), '127.0.0.1')
    let isGone = false
    deaf.on('close', () => {
      isGone = true
    })
    deaf.on('error', () => {})
    const path = `/realtime/v1/websocket?vsn=2.0.0&apikey=${world.anonKey}`
    deaf.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    )
    await new Promise((resolve) => deaf.once('data', resolve))
    const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'floods' }] }
    deaf.write(
      masked(
        JSON.stringify(['1', '1', 'realtime:deaf', 'phx_join', { config, access_token: token }]),
      ),
    )
    await new Promise((resolve) => deaf.once('data', resolve))
    deaf.pause()
    const reader = await listen(person, { table: 'floods' })
    let id = 0
    await eventually(async () => {
      for (let at = 0; at < 20; at += 1) {
        id += 1
        await world.db.query(`insert into floods values ($1, repeat('x', 60000))`, [id])
      }
      expect(await refused('slow_reader')).toBe(1)
    })
    await reader.hears(id)
    deaf.resume()
    await eventually(() => expect(isGone).toBe(true))

    expect(reader.said.filter((one) => one === 'SUBSCRIBED')).toHaveLength(1)
    expect(reader.heard).toHaveLength(id)
  })

  test('no message crashes the server or keeps it from others', async () => {
    const listener = await listen(person, { table: 'floods' })
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('phx_join', 'access_token', 'broadcast', 'realtime:a', 'phoenix'),
    )
    const payload = fc.oneof(
      fc.jsonValue(),
      fc.record({ config: fc.jsonValue(), access_token: fc.jsonValue() }),
      fc.record({
        config: fc.record({
          postgres_changes: fc.array(
            fc.record({ event: text, schema: text, table: text, filter: text }),
          ),
        }),
      }),
    )
    const frame = fc.oneof(
      fc.tuple(text, text, text, text, payload).map((one) => JSON.stringify(one)),
      fc
        .tuple(fc.constant('1'), fc.constant('1'), fc.constant('realtime:a'), text, payload)
        .map((one) => JSON.stringify(one)),
      fc
        .constant('1')
        .chain(() =>
          payload.map((one) => JSON.stringify(['1', '2', 'realtime:a', 'phx_join', one])),
        ),
      fc.string(),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(frame, { minLength: 1, maxLength: 30 }),
        fc.constantFrom('1.0.0', '2.0.0'),
        async (frames, vsn) => {
          const socket = await openSocket(world.url, { apikey: world.anonKey, vsn })
          for (const one of frames) if (!socket.isClosed()) socket.sendRaw(one)
          socket.close()
          await socket.closed()
        },
      ),
      { numRuns: 100 },
    )
    await world.db.query(`insert into floods values (-1, 'after the flood')`)
    await listener.hears('after the flood')
  })
})

/** Text message of a client, as RFC 6455 §5.2 frames it, with a mask of zeros. */
function masked(text: string): Buffer {
  const bytes = Buffer.from(text)
  const head = Buffer.from([0x81, 0x80 | 126, bytes.length >> 8, bytes.length & 255, 0, 0, 0, 0])
  return Buffer.concat([head, bytes])
}
