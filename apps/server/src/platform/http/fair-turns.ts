import { AppError } from '@podium/domain'
import type { Asker } from './asker.ts'
import { TryLaterError } from './try-later-error.ts'

/** Most requests running at once, and most waiting. */
type Share = { running: number; waiting: number }

export type TurnLimits = {
  /** Share of everybody together; the rest of the pool is for other work. */
  all: Share
  perPerson: Share
  perAddress: Share
  /** Longest wait for a turn, in milliseconds. */
  waitMs: number
  /**
   * Pause of a person after a long job, as a multiple of its duration, while others wait: where
   * jobs run one after another, a long one delays everybody. 0: none.
   */
  restFactor: number
}

/**
 * Shortest long job, in milliseconds; it must also take so many times the median, because on a busy
 * machine all are slow.
 */
const LONG_JOB_MS = 150
const LONG_JOB_FACTOR = 15
/**
 * Factor by which each job moves the estimate up or down, which makes it converge to the median.
 */
const USUAL_STEP = 1.1
const FIRST_USUAL_MS = 10
const LONGEST_REST_MS = 10_000
/**
 * Pause after each job of a person who floods, in milliseconds: quick jobs leave the one thread that
 * answers everybody no time.
 */
const FLOOD_REST_MS = 20

/** Value of `Retry-After`, in seconds. */
const RETRY_AFTER_S = 1

type Counts = { running: number; waiting: number; restsUntil: number }
type Waiting = { asker: Asker; start: () => void }

/**
 * Scheduler with a limit of running jobs per person and per address. Jobs beyond it wait in a queue
 * per person, and the queues take turns, so that a flood of one person delays nobody else. `inTurn`
 * throws `over_request_rate_limit` (429) for a full queue and for a wait that took too long, and `unavailable`
 * (503) instead where the last job that ended failed with that: then the queue is nobody's flood.
 */
export function createFairTurns(limits: TurnLimits) {
  const all: Counts = { running: 0, waiting: 0, restsUntil: 0 }
  const persons = new Map<string, Counts>()
  const addresses = new Map<string, Counts>()
  /** Queues by person; the first key is next. */
  const queues = new Map<string, Waiting[]>()

  /** Failure of the last job that ended, where what it needs is away. */
  let outage: AppError | undefined

  const refusal = () =>
    outage
      ? new AppError('unavailable', { cause: outage })
      : new TryLaterError('over_request_rate_limit', { retryAfterS: RETRY_AFTER_S })

  const countsOf = ({ person, address }: Asker) => [
    [all, limits.all] as const,
    [countsFor(persons, person), limits.perPerson] as const,
    [countsFor(addresses, address), limits.perAddress] as const,
  ]

  const hasRoom = (asker: Asker) =>
    countsOf(asker).every(([counts, { running }]) => counts.running < running && !isResting(counts))

  function change(asker: Asker, by: { running?: number; waiting?: number }) {
    for (const [counts] of countsOf(asker)) {
      counts.running += by.running ?? 0
      counts.waiting += by.waiting ?? 0
    }
    forgetIdle(persons, asker.person)
    forgetIdle(addresses, asker.address)
  }

  function wait(asker: Asker, signal: AbortSignal | undefined): Promise<void> {
    const isFull = countsOf(asker).some(([counts, { waiting }]) => counts.waiting >= waiting)
    if (isFull) throw refusal()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const queue = queues.get(asker.person) ?? []
    queues.set(asker.person, queue)
    const waiting = { asker, start: () => leave(resolve) }
    const timer = setTimeout(() => leave(() => reject(refusal())), limits.waitMs)
    const hangUp = () => leave(() => reject(signal?.reason))
    signal?.addEventListener('abort', hangUp)
    queue.push(waiting)
    change(asker, { waiting: 1 })
    return promise

    function leave(settle: () => void) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', hangUp)
      queue.splice(queue.indexOf(waiting), 1)
      if (queue.length === 0) queues.delete(asker.person)
      change(asker, { waiting: -1 })
      settle()
    }
  }

  /** Starts the jobs that may run now, one of each queue in turn. */
  function startNext() {
    for (const [person, queue] of [...queues]) {
      if (all.running >= limits.all.running) return
      const next = queue.find(({ asker }) => hasRoom(asker))
      if (!next) continue
      change(next.asker, { running: 1 })
      next.start()
      if (!queues.delete(person) || queue.length === 0) continue
      queues.set(person, queue)
    }
  }

  let usualMs = FIRST_USUAL_MS

  function rest(asker: Asker, tookMs: number) {
    const isLong = tookMs >= Math.max(LONG_JOB_MS, usualMs * LONG_JOB_FACTOR)
    usualMs *= tookMs > usualMs ? USUAL_STEP : 1 / USUAL_STEP
    const isDue = isLong && isAwaited(asker)
    const afterLongMs = isDue ? Math.min(tookMs * limits.restFactor, LONGEST_REST_MS) : 0
    const restMs = Math.max(afterLongMs, isFlooding(asker) ? FLOOD_REST_MS : 0)
    if (restMs === 0) return
    countsFor(persons, asker.person).restsUntil = performance.now() + restMs
    setTimeout(() => {
      forgetIdle(persons, asker.person)
      startNext()
    }, restMs + 1).unref()
  }

  /** Whether more than half of those a person may have waiting wait. */
  const isFlooding = ({ person }: Asker) =>
    countsFor(persons, person).waiting > limits.perPerson.waiting / 2

  async function inTurn<T>(asker: Asker, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    // Jobs already waiting go first.
    if (!queues.has(asker.person) && hasRoom(asker)) change(asker, { running: 1 })
    else await wait(asker, signal)
    const startedAt = performance.now()
    try {
      const outcome = await job()
      outage = undefined
      return outcome
    } catch (error) {
      outage = error instanceof AppError && error.code === 'unavailable' ? error : undefined
      throw error
    } finally {
      rest(asker, performance.now() - startedAt)
      change(asker, { running: -1 })
      if (queues.size > 0) startNext()
    }
  }

  return { inTurn, isAwaited }

  /** Whether another person waits. */
  function isAwaited({ person }: Pick<Asker, 'person'>): boolean {
    return queues.size > (queues.has(person) ? 1 : 0)
  }
}

function countsFor(all: Map<string, Counts>, key: string): Counts {
  const known = all.get(key)
  if (known) return known
  const fresh = { running: 0, waiting: 0, restsUntil: 0 }
  all.set(key, fresh)
  return fresh
}

function forgetIdle(all: Map<string, Counts>, key: string) {
  const counts = all.get(key)
  if (counts && counts.running + counts.waiting === 0 && !isResting(counts)) all.delete(key)
}

const isResting = ({ restsUntil }: Counts): boolean =>
  restsUntil !== 0 && performance.now() < restsUntil
