import { PERFORMANCE_LATENCY_MS } from '@podium/domain'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { Heartbeats } from '../../platform/heartbeats.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'
import type { Observer } from '../../platform/http/observe.ts'
import { PROBES } from '../../platform/http/probes.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import { repeat } from '../../platform/repeat.ts'
import { inSpan } from '../../platform/tracing/in-span.ts'

const FLUSH_EVERY_MS = 10_000
/** Longest time between two flushes, in milliseconds: the one before may wait for the database. */
const FLUSH_LIMIT_MS = 2 * 60_000
const DAY_MS = 86_400_000

type TrafficDeps = { db: Database; logger: Logger; heartbeats?: Heartbeats }

/** Figures of one day (UTC) since the last flush. */
type Day = { requests: number; succeeded: number; people: Set<string> }

/**
 * Counter and timer of requests and the people behind them, for the admin area's overview. A
 * request only changes numbers in memory; they are added to `daily_figures` every 10 seconds and at
 * the end. What could not be written is kept for the next time.
 */
export function createTraffic({ db, logger, heartbeats }: TrafficDeps) {
  /** Figures not yet written, by whole days (UTC) since 1970. */
  let pending = new Map<number, Day>()
  let writing: Promise<void> = Promise.resolve()

  function dayOf(key: number): Day {
    const known = pending.get(key)
    if (known) return known
    const day = { requests: 0, succeeded: 0, people: new Set<string>() }
    pending.set(key, day)
    return day
  }

  const observe: Observer = (c, ms) => {
    if (PROBES.has(c.req.path)) return
    const day = dayOf(Math.floor(Date.now() / DAY_MS))
    day.requests += 1
    if (ms <= PERFORMANCE_LATENCY_MS && c.res.status < 500) day.succeeded += 1
    const personId = c.get('personId')
    if (personId === undefined || day.people.has(personId)) return
    // Tokens signed with an imported key may name other subjects, which have no account here.
    if (isUuid(personId)) day.people.add(personId)
  }

  async function write() {
    const taken = pending
    pending = new Map()
    for (const [key, day] of taken) {
      try {
        await addToDay(db, isoDay(key), day)
      } catch (error) {
        logFailure(error, {
          logger,
          text: 'the requests of the last seconds are not written down yet',
        })
        putBack(key, day)
      }
    }
  }

  function putBack(key: number, { requests, succeeded, people }: Day) {
    const day = dayOf(key)
    day.requests += requests
    day.succeeded += succeeded
    for (const id of people) day.people.add(id)
  }

  /**
   * Writes the figures, one flush at a time: a failed one would put back what a concurrent one has
   * just taken.
   */
  function flush(): Promise<void> {
    writing = writing.then(() => inSpan('job traffic figures', write))
    return writing
  }

  const heart = heartbeats?.of('traffic figures', FLUSH_LIMIT_MS)
  const loop = repeat(flush, { everyMs: FLUSH_EVERY_MS, heart })
  return {
    observe,
    /** Writes all figures counted so far. */
    flush,
    start: loop.start,
    async stop(): Promise<void> {
      await loop.stop()
      await flush()
    },
  }
}

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Adds figures to a day. Instances add up; a person counts once a day, wherever they were seen. */
async function addToDay(db: Database, day: string, { requests, succeeded, people }: Day) {
  await db.transaction(async (tx) => {
    const fresh = await tx.query(
      `insert into public.daily_visitors (day, person_id)
       select $1, person_id from unnest($2::uuid[]) as person_id order by person_id
       on conflict do nothing returning person_id`,
      [day, [...people]],
    )
    await tx.query(
      `insert into public.daily_figures as figures (day, requests, succeeded, active_people)
       values ($1, $2, $3, $4)
       on conflict (day) do update set requests = figures.requests + excluded.requests,
         succeeded = figures.succeeded + excluded.succeeded,
         active_people = figures.active_people + excluded.active_people`,
      [day, requests, succeeded, fresh.length],
    )
    await tx.query('delete from public.daily_visitors where day < $1::date - 1', [day])
  })
}
