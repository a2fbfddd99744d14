import startPostgres from '@podium/testing/global-setup'
import { Child } from './child.ts'
import { type HttpLoad, type LoadResult, STOP } from './http-load.ts'
import { median, percentile } from './percentiles.ts'
import { BRIEFS } from './projects-market.ts'
import type { ProjectsOrder, ProjectsReady } from './projects-server-process.ts'
import { FEED_PATH } from './server-process.ts'
import type { Watched } from './watch-loop.ts'

/**
 * `npm run bench:projects -- [rounds] [engine]`: from a brief to three teams, teams formed anew, and a professional's
 * standing, through HTTP with 2,000 professionals, while 50 people read a page of the feed every second. A round is a
 * quiet part, in which nothing but the feed is read, and a busy one; so the event loop's delay has its baseline beside it.
 */
const rounds = Number(process.argv[2] ?? 5)
const engines = process.argv[3] === undefined ? ['postgres', 'pglite'] : [process.argv[3]]
/** Projects of a round, and how often each one's teams are formed anew. */
const PROJECTS = 4
const ANEW = 3
const QUIET_MS = 3_000
/** Longest busy part; the readers end with its last formation. */
const MOST_BUSY_MS = 600_000
const READING_PAUSE_MS = 1_000

const GOALS = { teams: 1_000, anew: 300, loop: 10 }

const stopPostgres = await startPostgres()
try {
  for (const engine of engines) await measure(engine)
} finally {
  stopPostgres()
}

async function measure(engine: string) {
  await using server = new Child('projects-server-process.ts', [engine])
  await using readers = new Child('load-process.ts')
  const ready = await server.read<ProjectsReady>()
  const watch = () => server.ask<object>({ order: 'watch' } satisfies ProjectsOrder)
  const tell = () => server.ask<Watched>({ order: 'tell' } satisfies ProjectsOrder)
  const times: Times = { understood: [], formed: [], teams: [], anew: [], standing: [] }
  const loops: { quiet: Watched; busy: Watched; feedQuiet: number; feedBusy: number }[] = []

  const first = performance.now()
  await fromBrief(ready, { at: 0, times: { ...times, understood: [], formed: [], teams: [] } })
  const firstMs = performance.now() - first
  for (let round = 0; round < rounds; round += 1) {
    const quietReaders = readFeed(readers, { ready, measureMs: QUIET_MS })
    await watch()
    const feedQuiet = p95Of(await quietReaders)
    const quiet = await tell()
    const busyReaders = readFeed(readers, { ready, measureMs: MOST_BUSY_MS })
    await watch()
    for (let at = 0; at < PROJECTS; at += 1) {
      const id = await fromBrief(ready, { at: round * PROJECTS + at, times })
      for (let again = 1; again <= ANEW; again += 1) {
        await anew(ready, {
          at: round * PROJECTS + at,
          id,
          budget: 40_000 + again * 1_000 + round,
          times,
        })
      }
    }
    const busy = await tell()
    readers.tell(STOP)
    loops.push({ quiet, busy, feedQuiet, feedBusy: p95Of(await busyReaders) })
  }
  await server.ask<object>({ order: 'age' } satisfies ProjectsOrder)
  for (const token of ready.professionals) {
    const { ms } = await timed(() => call(ready, token, '/standings', {}))
    times.standing.push(ms)
  }
  print(engine, { times, loops, firstMs })
}

type Times = Record<'understood' | 'formed' | 'teams' | 'anew' | 'standing', number[]>

function tokenOf({ clients }: ProjectsReady, at: number): string {
  return clients[at % clients.length] ?? ''
}

async function fromBrief(ready: ProjectsReady, { at, times }: { at: number; times: Times }) {
  const token = tokenOf(ready, at)
  const text = BRIEFS[at % BRIEFS.length]
  const read = await timed(() => call(ready, token, '/projects', { text }))
  const { id, step } = read.result
  if (step === 'collect') throw new Error(`The brief is asked about: ${text}`)
  const formed = await timed(() => call(ready, token, `/projects/${id}/formations`, {}))
  if (formed.result.formation?.teams.length !== 3) throw new Error(`Not three teams: ${text}`)
  times.understood.push(read.ms)
  times.formed.push(formed.ms)
  times.teams.push(read.ms + formed.ms)
  return id
}

type Anew = { at: number; id: string; budget: number; times: Times }

async function anew(ready: ProjectsReady, { at, id, budget, times }: Anew) {
  const { ms } = await timed(() =>
    call(ready, tokenOf(ready, at), `/projects/${id}/formations`, { budget }),
  )
  times.anew.push(ms)
}

type Answer = { id: string; step: string; formation: { teams: object[] } | null }

async function call({ url }: ProjectsReady, token: string, path: string, body: object) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Answer
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now()
  const result = await work()
  return { result, ms: performance.now() - began }
}

type Reading = { ready: ProjectsReady; measureMs: number }

/** Latencies of people who read the feed once a second, in the readers' process, for a time or until it is told to stop. */
async function readFeed(loader: Child, { ready, measureMs }: Reading) {
  const { url, anonKey, readers } = ready
  const load: HttpLoad = {
    port: Number(new URL(url).port),
    method: 'GET',
    path: FEED_PATH,
    headers: { apikey: anonKey },
    tokens: readers,
    connections: readers.length,
    pauseMs: READING_PAUSE_MS,
    warmUpMs: 0,
    measureMs,
  }
  const { result } = await loader.ask<{ result: LoadResult }>(load)
  return result.latenciesMs
}

function p95Of(latencies: number[]): number {
  return percentile(latencies, 0.95)
}

type Results = {
  times: Times
  loops: { quiet: Watched; busy: Watched; feedQuiet: number; feedBusy: number }[]
  firstMs: number
}

function print(engine: string, { times, loops, firstMs }: Results) {
  const row = (name: string, values: number[], goal?: number) => {
    const p95 = percentile(values, 0.95)
    const verdict =
      goal === undefined ? '' : `   goal ${goal} ms: ${p95 <= goal ? 'met' : 'MISSED'}`
    const cells = [percentile(values, 0.5), p95, Math.max(...values)].map((ms) => ms.toFixed(0))
    console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(8)).join('') + verdict)
  }
  console.log(`\n${engine}, ms${' '.repeat(26)}     p50     p95    most`)
  console.log(`the very first, cold${firstMs.toFixed(0).padStart(22)}`)
  row('a brief understood', times.understood)
  row('its three teams', times.formed)
  row('both', times.teams, GOALS.teams)
  row('teams formed anew', times.anew, GOALS.anew)
  row('a standing, on its own', times.standing)
  const of = (pick: (loop: Results['loops'][number]) => number) => median(loops.map(pick))
  const part = (name: string, key: 'quiet' | 'busy', feed: number) =>
    console.log(
      `${name.padEnd(34)}event loop p50 ${of((l) => l[key].p50).toFixed(1)}, p99 ${of((l) => l[key].p99).toFixed(1)}, ` +
        `most ${Math.max(...loops.map((l) => l[key].most)).toFixed(0)}; feed p95 ${feed.toFixed(0)}`,
    )
  part(
    'reading only',
    'quiet',
    of((l) => l.feedQuiet),
  )
  part(
    'while teams are formed',
    'busy',
    of((l) => l.feedBusy),
  )
  const answers = PROJECTS * (1 + ANEW)
  console.log(
    `processor time a formation: ${(of((l) => l.busy.cpuMs) / answers).toFixed(0)} ms in all threads, ` +
      `${(of((l) => l.busy.mainMs) / answers).toFixed(0)} ms in the main one, the feed's readers included`,
  )
}
