import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test, vi } from 'vitest'

const TWO_MB = 2 * 1024 * 1024

describe.each(SERVICE_ENGINES)('what a server with %s refuses', (engine) => {
  const world = worldOf(engine)
  let author: Person
  let token: string
  beforeAll(async () => {
    author = await world.signUp({ role: 'professional', complete: true })
    const { data } = await author.auth.getSession()
    token = data.session?.access_token ?? ''
  })

  const post = (path: string, body: string | ReadableStream, headers = {}) =>
    fetch(`${world.url}${path}`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        'content-type': 'application/json',
        apikey: world.anonKey,
        authorization: `Bearer ${token}`,
        ...headers,
      },
    } as RequestInit) // Node's fetch needs `duplex` for streams; the DOM's type does not know it.

  const overlong = () => JSON.stringify({ author_id: author.id, content: 'x'.repeat(TWO_MB) })
  const postCount = async () => {
    const { count } = await author.from('pro_posts').select('*', { count: 'exact', head: true })
    return count
  }

  test('a post of 2 MB, with the data API’s own error and nothing written', async () => {
    const answer = await post('/rest/v1/pro_posts', overlong())

    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
    expect(await answer.json()).toEqual({
      code: expect.any(String),
      message: expect.any(String),
      details: null,
      hint: null,
    })
    expect(await postCount()).toBe(0)
  })

  test('a post of 2 MB that does not say how long it is', async () => {
    const chunks = new Blob([overlong()]).stream()

    const answer = await post('/rest/v1/pro_posts', chunks)

    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
    expect(await postCount()).toBe(0)
  })

  test('what was read to its end, and the connection stays', async () => {
    const answer = await post('/rest/v1/no_posts', '{}')

    expect([answer.status, answer.headers.get('connection')]).toEqual([404, 'keep-alive'])
  })

  test('what comes slowly, but not by a reset: the rest is read, and the connection goes on', async () => {
    const { hostname, port } = new URL(world.url)
    const socket = connect(Number(port), hostname)
    const heard: string[] = []
    socket.setEncoding('utf8').on('data', (text: string) => heard.push(text))
    const closed = once(socket, 'close')
    const pieces = 24
    socket.write(
      `POST /auth/v1/signup HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${TWO_MB}\r\n\r\n`,
    )
    // A second and a half in all: longer than a server might wait for the rest of a body it has refused.
    for (let sent = 0; sent < pieces; sent += 1) {
      await sleep(60)
      socket.write('x'.repeat(sent === 0 ? TWO_MB - (pieces - 1) : 1))
    }
    socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`)
    await closed

    expect(heard.join('').match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  test('a sign-up of 2 MB, with the auth service’s own error', async () => {
    const answer = await post('/auth/v1/signup', overlong(), {
      'x-supabase-api-version': '2024-01-01',
    })

    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      code: 'request_entity_too_large',
      message: expect.any(String),
    })
  })

  test.each(['{', '{"email":', 'null', '[]', '"text"', '', '\u0000', '{"email":{"a":1}}'])(
    'a sign-up whose body is %j',
    async (body) => {
      const answer = await post('/auth/v1/signup', body)

      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  test.each(['{', '[1]', '{"content": {"a": 1}, "author_id": 7}', '{"nothing": 1}', '\u0000'])(
    'a post whose body is %j',
    async (body) => {
      const answer = await post('/rest/v1/pro_posts', body)

      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(await answer.json()).toMatchObject({ code: expect.any(String) })
    },
  )

  test.each([
    ['no token at all', 'Bearer'],
    ['a forged one', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'],
    ['garbage', 'Bearer \u00e9\u00e9'],
  ])('%s where a token belongs', async (_title, authorization) => {
    const answers = await Promise.all([
      fetch(`${world.url}/auth/v1/user`, { headers: { apikey: world.anonKey, authorization } }),
      fetch(`${world.url}/rest/v1/pro_posts`, { headers: { authorization } }),
    ])

    for (const { status } of answers) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })
})

describe('what every server refuses', () => {
  const world = worldOf('pglite')

  test('an address longer than 64 kB', async () => {
    const answer = await fetch(`${world.url}/rest/v1/skills?id=in.(${'1,'.repeat(40_000)})`)

    expect(answer.status).toBe(431)
  })

  test('but not the long filters that the official client sends', async () => {
    const ids = Array.from({ length: 1000 }, () => crypto.randomUUID())
    const person = await world.signUp()

    const { error, data } = await person.from('profiles').select('id').in('id', ids)

    expect({ error, data }).toEqual({ error: null, data: [] })
  })

  test('more large bodies of one address than its share of memory are refused, a flood of them late', async () => {
    const { hostname, port } = new URL(world.url)
    const post = async () => {
      const socket = connect(Number(port), hostname)
      const heard: string[] = []
      const answeredAt: number[] = []
      socket.setEncoding('utf8').on('data', (text: string) => {
        heard.push(text)
        answeredAt.push(performance.now())
      })
      await once(socket, 'connect')
      const head = [`Host: ${hostname}`, 'Content-Type: application/json']
      socket.write(
        `POST /rest/v1/skills HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: ${TWO_MB / 2}\r\n\r\n${'x'.repeat(TWO_MB / 2 - 1000)}`,
      )
      return { socket, heard, answeredAt }
    }
    const small = () =>
      fetch(`${world.url}/rest/v1/skills`, { method: 'POST', body: '{"name":"x"}' })
    const large = () =>
      fetch(`${world.url}/rest/v1/skills`, { method: 'POST', body: 'x'.repeat(TWO_MB / 2) })

    const held: Awaited<ReturnType<typeof post>>[] = []
    await vi.waitFor(
      async () => {
        held.push(await post())
        expect((await large()).status).toBe(429)
      },
      { timeout: 30_000, interval: 10 },
    )
    const senders = await Promise.all(Array.from({ length: 60 }, post))
    const refusals = () => senders.filter(({ heard }) => heard.length > 0)
    await vi.waitFor(() => expect(refusals()).toHaveLength(60), { timeout: 30_000 })
    const meanwhile = { large: await large(), small: await small() }
    for (const { socket } of [...held, ...senders]) socket.destroy()

    for (const { heard } of refusals()) {
      expect(heard.join('')).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: 1\r\n/is)
    }
    const times = refusals().flatMap(({ answeredAt }) => answeredAt)
    // Twenty a second are told at once, the others a second later or more.
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(900)
    expect(meanwhile.large.status).toBe(429)
    expect(meanwhile.small.status).not.toBe(429)
    await vi.waitFor(async () => expect((await large()).status).not.toBe(429), { timeout: 30_000 })
  })

  test('a body that its sender breaks off is no error', async () => {
    const paths = ['/auth/v1/signup', '/rest/v1/skills', '/api/contact']
    for (const path of paths) {
      const socket = connect(Number(new URL(world.url).port), '127.0.0.1')
      await once(socket, 'connect')
      const head = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 99']
      socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"half`)
      socket.destroySoon()
    }

    await vi.waitFor(
      async () => {
        const figures = await (await fetch(`${world.url}/metrics`)).text()
        const counted = [...figures.matchAll(/_count\{.*method="POST",status="(\d+)"\} (\d+)/g)]
        expect(counted.filter(([, status]) => status === '499')).toHaveLength(paths.length)
        expect(counted.some(([, status]) => status?.startsWith('5'))).toBe(false)
      },
      { timeout: 30_000 },
    )
  })

  const answerTo = async (bytes: string) => {
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(bytes)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer)
  }

  test('what is no HTTP', async () => {
    const answer = await answerTo('\u0016\u0003\u0001 nonsense\r\n\r\n')

    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('but not what a proxy asks in HTTP/1.0, which is not from this machine, whatever host it names', async () => {
    const readiness = await answerTo('GET /readyz HTTP/1.0\r\n\r\n')
    const figures = await answerTo('GET /metrics HTTP/1.0\r\n\r\n')
    // As nginx asks unless told otherwise.
    const { host } = new URL(world.url)
    const mails = await answerTo(`GET /mailbox.json HTTP/1.0\r\nHost: ${host}\r\n\r\n`)

    expect(readiness).toMatch(/^HTTP\/1\.1 200 /)
    expect(figures).toMatch(/^HTTP\/1\.1 404 /)
    expect(mails).toMatch(/^HTTP\/1\.1 404 /)
  })
})
