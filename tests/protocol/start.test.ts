import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { eventually } from '@podium/testing/eventually'
import { describe, expect, test } from 'vitest'
import { copyDataFolder, makeDataFolder, runServer } from './run-server.ts'

describe('an operator who starts the embedded server', () => {
  // Start times are measured elsewhere, on an idle machine: bench/README.md.
  test('reads its address and the demo sign-ins once, and stops it cleanly', async () => {
    await using folder = await makeDataFolder()

    await using first = runServer({ DATA_DIR: folder.path })
    const url = await first.ready
    const readiness = await fetch(`${url}/readyz`)
    first.process.kill('SIGTERM')
    const firstEnd = await first.ended

    await using next = runServer({ DATA_DIR: folder.path })
    await next.ready
    next.process.kill('SIGINT')

    expect([readiness.status, firstEnd, await next.ended]).toEqual([
      200,
      { code: 0, signal: null },
      { code: 0, signal: null },
    ])
    for (const role of ['admin', 'professional', 'client']) {
      expect(first.printed()).toMatch(new RegExp(`^ +${role} +\\S+@\\S+ +\\S+$`, 'm'))
    }
    expect(next.printed()).not.toContain('@')
  })

  test('cannot start a second one on the same data folder or port, is told so in a sentence, and finds the keys', async () => {
    await using folder = await copyDataFolder()
    await using otherFolder = await copyDataFolder()
    await using first = runServer({ DATA_DIR: folder.path, DEMO: 'off' })
    const url = await first.ready
    const { port } = new URL(url)

    await using inFolder = runServer({ DATA_DIR: folder.path, DEMO: 'off' })
    await using atPort = runServer({ DATA_DIR: otherFolder.path, PORT: port, DEMO: 'off' })

    expect(await inFolder.ended).toEqual({ code: 1, signal: null })
    expect(inFolder.printed()).toMatch(/already in use by another Podium .* DATA_DIR\.\n$/)
    expect(await atPort.ended).toEqual({ code: 1, signal: null })
    expect(atPort.printed()).toContain(`Another program already uses port ${port}.`)
    expect(atPort.printed()).not.toContain('    at ')

    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const config = await fetch(`${url}/config.json`)
    const file = join(folder.path, 'keys.json')
    const { default: keys } = await import(file, { with: { type: 'json' } })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(Object.keys(keys)).toEqual(['url', 'anonKey', 'serviceRoleKey'])
    expect(await config.json()).toMatchObject({ supabaseAnonKey: keys.anonKey })
  })
})

test('an operator with wrong settings is told every one of them, and nothing starts', async () => {
  await using server = runServer({ PORT: 'eighty', DATABASE_URL: 'mysql://db', LOG_LEVEL: 'loud' })

  expect(await server.ended).toEqual({ code: 1, signal: null })
  expect(server.printed()).toMatch(
    /PORT must be[\s\S]*DATABASE_URL must be[\s\S]*LOG_LEVEL must be/,
  )
  expect(server.printed()).not.toContain('    at ')
})

test('an operator whose PostgreSQL is away is told so in a sentence', async () => {
  await using server = runServer({ DATABASE_URL: 'postgres://podium:hunter2@127.0.0.1:1/podium' })

  expect(await server.ended).toEqual({ code: 1, signal: null })
  expect(server.printed()).toMatch(
    /^The database cannot be reached \(.*ECONNREFUSED.*\)\. Check DATABASE_URL/,
  )
  expect(server.printed()).not.toContain('hunter2')
})

test('a visitor whose request is running when the server stops still gets the answer', async () => {
  await using folder = await copyDataFolder()
  await using server = runServer({ DATA_DIR: folder.path, DEMO: 'off' })
  const { port } = new URL(await server.ready)
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' })
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  )
  await once(socket, 'data') // 100: the server has begun this request

  server.process.kill('SIGTERM')
  await refusesConnections(Number(port))
  socket.write(body)
  const [answer] = await once(socket, 'data')

  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

test('a proxy has time to go elsewhere when a server stops', async () => {
  await using folder = await copyDataFolder()
  await using server = runServer({ DATA_DIR: folder.path, DEMO: 'off', STOP_DRAIN: '600' })
  const url = await server.ready
  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string) => {
    const [answer] = await once(get(`${url}${path}`, { agent }), 'response')
    answer.resume()
    return [answer.statusCode, answer.headers.connection]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])

  server.process.kill('SIGTERM')
  await eventually(async () => expect(await ask('/readyz')).toEqual([503, 'close']))
  const whileDraining = await ask('/healthz')
  server.process.kill('SIGINT')

  expect(whileDraining).toEqual([200, 'close'])
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

test('a server whose start script was killed does not live on', async () => {
  await using folder = await copyDataFolder()
  await using server = runServer({ DATA_DIR: folder.path, DEMO: 'off' })
  await server.ready

  server.process.disconnect()

  expect(await server.ended).toEqual({ code: 0, signal: null })
})

async function refusesConnections(port: number) {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const probe = connect(port, '127.0.0.1', () => resolve(true)).on('error', () =>
        resolve(false),
      )
      probe.on('connect', () => probe.destroy())
    })
  while (await isOpen());
}
