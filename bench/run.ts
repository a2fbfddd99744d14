import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import startPostgres from '@podium/testing/global-setup'
import { Child } from './child.ts'
import type { HttpLoad, LoadResult } from './http-load.ts'
import { type Figures, figuresOf } from './percentiles.ts'
import { type PgbenchScript, runPgbench, scriptOf } from './pgbench.ts'
import type { RawArgon2Load } from './raw-argon2-process.ts'
import { refreshScript } from './refresh-script.ts'
import { printLoops, printReport, type Target } from './report.ts'
import { FEED_PATH, type ServerOrder, type ServerReady } from './server-process.ts'
import type { Watched } from './watch-loop.ts'

/**
 * `npm run bench -- [rounds] [seconds] [only]`: cost of Podium beside that of its foundations, all
 * in one run. Every round measures every target once, so that a noisy minute spoils a round and not
 * a target. `only` is a pattern for the targets' names.
 */
const rounds = Number(process.argv[2] ?? 5)
const seconds = Number(process.argv[3] ?? 4)
const only = new RegExp(process.argv[4] ?? '')
const CONNECTIONS = 8
const SIGN_INS_AT_ONCE = 32
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

  const ask = async (request: Omit<HttpLoad, 'warmUpMs' | 'measureMs'>) => {
    const whole: HttpLoad = { ...request, warmUpMs: 500, measureMs }
    return (await loader.ask<{ result: LoadResult }>(whole)).result
  }
  const load = async (request: Omit<HttpLoad, 'connections' | 'warmUpMs' | 'measureMs'>) => {
    const result = await ask({ ...request, connections: CONNECTIONS })
    return figuresOf(result.latenciesMs, result.elapsedMs)
  }
  const feed = ({ url, anonKey, token }: ServerReady) =>
    load({
      port: portOf(url),
      method: 'GET',
      path: FEED_PATH,
      headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    })
  const signInLoad = ({ url, anonKey, password }: ServerReady) =>
    ({
      port: portOf(url),
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      bodies: Array.from({ length: 1_000 }, (_, at) =>
        JSON.stringify({ email: `person${at + 1}@bench.example`, password }),
      ),
    }) as const
  const refresh = async (server: ServerReady) => {
    const result = await ask({
      port: portOf(server.url),
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      headers: { apikey: server.anonKey, 'content-type': 'application/json' },
      connections: server.refreshTokens.length,
      refreshTokens: server.refreshTokens,
    })
    server.refreshTokens = result.refreshTokens
    return figuresOf(result.latenciesMs, result.elapsedMs)
  }
  const pgbench = (script: PgbenchScript) =>
    runPgbench({
      ...script,
      pgbench: findPgbench(),
      databaseUrl: databaseUrl(postgres),
      connections: CONNECTIONS,
      measureMs,
    })
  const pgbenchFeed = (isPipelined: boolean) =>
    pgbench(scriptOf(postgres.feedTransaction, isPipelined))
  const pgbenchRefresh = async (isPipelined: boolean) => {
    await onPostgres.ask<object>({ order: 'seed tokens' } satisfies ServerOrder)
    const figures = await pgbench(refreshScript(postgres.refreshStatements, isPipelined))
    await onPostgres.ask<object>({ order: 'check tokens' } satisfies ServerOrder)
    return figures
  }
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
    'pgbench, pipelined': () => pgbenchFeed(true),
    'feed on PostgreSQL': () => feed(postgres),
    pgbench: () => pgbenchFeed(false),
    'feed on PGlite': () => feed(pglite),
    'raw argon2id': checkPasswords,
    'sign-in on PostgreSQL': () => load(signInLoad(postgres)),
    'sign-in on PGlite': () => load(signInLoad(pglite)),
    'refreshes by pgbench, pipelined': () => pgbenchRefresh(true),
    'refresh on PostgreSQL': () => refresh(postgres),
    'refreshes by pgbench': () => pgbenchRefresh(false),
    'refresh on PGlite': () => refresh(pglite),
  }
  const targets = (Object.keys(measure) as Target[]) // its own keys
    .filter((target) => only.test(target))
  /** Delay of a server's event loop while it answers nobody, then while 32 sign in at a time. */
  const watchSignIns = async (server: Child, ready: ServerReady): Promise<Watched[]> => {
    const order = <T>(name: ServerOrder['order']) =>
      server.ask<T>({ order: name } satisfies ServerOrder)
    await order('watch')
    await sleep(measureMs)
    const quiet = await order<Watched>('tell')
    const signIns = ask({ ...signInLoad(ready), connections: SIGN_INS_AT_ONCE })
    await order('watch')
    await signIns
    return [quiet, await order<Watched>('tell')]
  }
  const loops = new Map<string, Watched[][]>()
  const results = new Map<Target, Figures[]>(targets.map((target) => [target, []]))
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const target of targets) results.get(target)?.push(await measure[target]())
    for (const [name, server, ready] of [
      ['event loop on PostgreSQL', onPostgres, postgres],
      ['event loop on PGlite', onPglite, pglite],
    ] as const) {
      if (!only.test(name)) continue
      loops.set(name, [...(loops.get(name) ?? []), await watchSignIns(server, ready)])
    }
  }
  printReport(results, { connections: CONNECTIONS, rounds, seconds, feedBytes: postgres.feedBytes })
  printLoops(loops)
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
