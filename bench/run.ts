import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import startPostgres from '@podium/testing/global-setup'
import { Child } from './child.ts'
import type { HttpLoad, LoadResult } from './http-load.ts'
import { type Figures, figuresOf } from './percentiles.ts'
import { runPgbench } from './pgbench.ts'
import type { RawArgon2Load } from './raw-argon2-process.ts'
import { printReport, type Target } from './report.ts'
import { FEED_PATH, type ServerReady } from './server-process.ts'

/**
 * `npm run bench -- [rounds] [seconds] [only]`: cost of Podium beside that of its foundations, all
 * in one run. Every round measures every target once, so that a noisy minute spoils a round and not
 * a target. `only` is a pattern for the targets' names.
 */
const rounds = Number(process.argv[2] ?? 5)
const seconds = Number(process.argv[3] ?? 4)
const only = new RegExp(process.argv[4] ?? '')
const CONNECTIONS = 8
const measureMs = seconds * 1_000

const stopPostgres = await startPostgres()
try {
  await using onPostgres = new Child('server-process.ts', ['postgres'])
  const postgres = await onPostgres.read<ServerReady>()
  await using onPglite = new Child('server-process.ts', ['pglite'])
  const pglite = await onPglite.read<ServerReady>()
  await using bareHono = new Child('bare-hono-process.ts', [String(postgres.feedBytes)])
  const { port: honoPort } = await bareHono.read<{ port: number }>()
  await using rawArgon2 = new Child('raw-argon2-process.ts')
  await using loader = new Child('load-process.ts')

  const load = async (request: Omit<HttpLoad, 'connections' | 'warmUpMs' | 'measureMs'>) => {
    const whole: HttpLoad = { ...request, connections: CONNECTIONS, warmUpMs: 500, measureMs }
    const { result } = await loader.ask<{ result: LoadResult }>(whole)
    return figuresOf(result.latenciesMs, result.elapsedMs)
  }
  const feed = ({ url, anonKey, token }: ServerReady) =>
    load({
      port: portOf(url),
      method: 'GET',
      path: FEED_PATH,
      headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    })
  const signIn = ({ url, anonKey, password }: ServerReady) =>
    load({
      port: portOf(url),
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      bodies: Array.from({ length: 1_000 }, (_, at) =>
        JSON.stringify({ email: `person${at + 1}@bench.example`, password }),
      ),
    })
  const pgbench = (isPipelined: boolean) =>
    runPgbench({
      pgbench: findPgbench(),
      databaseUrl: databaseUrl(postgres),
      statements: postgres.feedTransaction,
      isPipelined,
      connections: CONNECTIONS,
      measureMs,
    })
  const checkPasswords = async () => {
    const question: RawArgon2Load = {
      hash: postgres.passwordHash,
      password: postgres.password,
      measureMs,
    }
    const { result } = await rawArgon2.ask<{ result: LoadResult }>(question)
    return figuresOf(result.latenciesMs, result.elapsedMs)
  }

  const measure: Record<Target, () => Promise<Figures>> = {
    'bare Hono, same size': () => load({ port: honoPort, method: 'GET', path: '/', headers: {} }),
    'pgbench, pipelined': () => pgbench(true),
    'feed on PostgreSQL': () => feed(postgres),
    pgbench: () => pgbench(false),
    'feed on PGlite': () => feed(pglite),
    'raw argon2id': checkPasswords,
    'sign-in on PostgreSQL': () => signIn(postgres),
    'sign-in on PGlite': () => signIn(pglite),
  }
  const targets = (Object.keys(measure) as Target[]) // its own keys
    .filter((target) => only.test(target))
  const results = new Map<Target, Figures[]>(targets.map((target) => [target, []]))
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const target of targets) results.get(target)?.push(await measure[target]())
  }
  printReport(results, { connections: CONNECTIONS, rounds, seconds, feedBytes: postgres.feedBytes })
} finally {
  stopPostgres()
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

function databaseUrl({ databaseName }: ServerReady): string {
  const url = new URL(process.env.PODIUM_TEST_POSTGRES ?? '')
  url.pathname = `/${databaseName}`
  return url.href
}

/**
 * Path of pgbench: Debian keeps each version's programs out of the PATH; elsewhere they are on it.
 */
function findPgbench(): string {
  const debian = '/usr/lib/postgresql'
  if (!existsSync(debian)) return 'pgbench'
  const newest = Math.max(...readdirSync(debian).map(Number).filter(Number.isInteger))
  return join(debian, String(newest), 'bin/pgbench')
}
