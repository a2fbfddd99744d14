import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import {
  createTestDatabase,
  freePort,
  makeCertificate,
  PROXIES,
  startProxy,
  type TestDatabase,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, runServer } from '../protocol/run-server.ts'

const ROUNDS = Number(process.env.PODIUM_STOP_ROUNDS ?? '20')
const CLIENTS = 16
/** Most failures told. */
const MOST_FAILURES = 20
const DRAIN_S = '2'

let database: TestDatabase
let databaseUrl: string
beforeAll(async () => {
  database = await createTestDatabase('postgres')
  if (!('databaseUrl' in database.place)) throw new Error('PostgreSQL has an address')
  databaseUrl = database.place.databaseUrl
})
afterAll(() => database[Symbol.asyncDispose]())

test.each([
  ...PROXIES.map((proxy) => ({ proxy, scheme: 'http', rounds: ROUNDS })),
  ...PROXIES.map((proxy) => ({ proxy, scheme: 'https', rounds: Math.ceil(ROUNDS / 4) })),
])(
  'two servers behind $proxy, over $scheme, are replaced in turn, and no request fails',
  async ({ proxy, scheme, rounds }) => {
    const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')]
    const start = (port: number) =>
      runServer({
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: database.dataDir,
        PUBLIC_URL: `${scheme}://podium.example`,
        AUTH_AUTOCONFIRM: 'on',
        AUTH_RATE_LIMITS: 'off',
        TRUST_PROXY: '1',
        METRICS_TOKEN: 'figures',
        STOP_DRAIN: DRAIN_S,
        LOG_LEVEL: 'warn',
      })
    await using started = new AsyncDisposableStack()
    const servers = new Map<number, RunningServer>()
    const replace = async (port: number) => {
      const server = started.use(start(port))
      servers.set(port, server)
      await server.ready
    }
    for (const port of ports) await replace(port)
    const tls = scheme === 'https' ? makeCertificate() : undefined
    await using front = await startProxy(proxy, ports, tls)
    await using load = startLoad(front.port, tls)

    for (let round = 0; round < rounds; round += 1) {
      const port = ports[round % 2] ?? 0
      const old = servers.get(port)
      old?.process.kill('SIGTERM')
      expect(await old?.ended).toEqual({ code: 0, signal: null })
      await replace(port)
      await eventually(async () => expect(await isUsed(port)).toBe(true))
    }
    const { answered, failed } = await load.stop()

    process.stdout.write(
      `${proxy}, ${scheme}: ${rounds} stops, ${answered} answers, ${failed.length} failed\n`,
    )
    expect(failed, front.printed()).toEqual([])
    expect(answered).toBeGreaterThan(rounds * CLIENTS)
  },
)

const REFRESH = '/auth/v1/token?grant_type=refresh_token'
const UNKNOWN = JSON.stringify({ refresh_token: 'unknown' })

/** Whether the proxy sends requests to a server, by its own figures. */
async function isUsed(port: number): Promise<boolean> {
  const headers = { authorization: 'Bearer figures' }
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  return (await answer.text()).includes('route="/auth/v1/token"')
}

/** Clients that read and write as fast as they can until they are stopped. */
function startLoad(port: number, tls?: { cert: string }) {
  const agent = tls
    ? new HttpsAgent({ keepAlive: true, ca: tls.cert })
    : new HttpAgent({ keepAlive: true })
  const failed: string[] = []
  const fail = (reason: string) => failed.length < MOST_FAILURES && failed.push(reason)
  let answered = 0
  let isOver = false

  async function ask(at: number) {
    // Every fourth request is a POST, which no proxy may repeat; the database answers it.
    const { statusCode, answer } =
      at % 4 === 0
        ? await send(agent, { port, method: 'POST', path: REFRESH }, UNKNOWN)
        : await send(agent, { port, method: 'GET', path: '/config.json' })
    if (statusCode === (at % 4 === 0 ? 400 : 200)) answered += 1
    else fail(`${statusCode} ${answer}`)
  }

  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let at = client; !isOver; at += 1) {
      await ask(at).catch((error: unknown) => fail(String(error)))
    }
  })
  async function stop() {
    isOver = true
    await Promise.all(clients)
    agent.destroy()
    return { answered, failed }
  }
  return {
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
    },
  }
}

type Target = { port: number; method: string; path: string }

function send(agent: HttpAgent | HttpsAgent, target: Target, body = '') {
  const request = agent instanceof HttpsAgent ? httpsRequest : httpRequest
  return new Promise<{ statusCode: number | undefined; answer: string }>((resolve, reject) => {
    const asked = request(
      { ...target, host: '127.0.0.1', agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        text(response).then(
          (answer) => resolve({ statusCode: response.statusCode, answer }),
          reject,
        )
      },
    )
    asked.on('error', reject).end(body)
  })
}
