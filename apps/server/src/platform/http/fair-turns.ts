import { TryLaterError } from './try-later-error.ts'

/** How many requests may run at once, and how many may wait for it. */
type Share = { running: number; waiting: number }

export type TurnLimits = {
  /** Of everybody together: what is left of the pool is for others. */
  all: Share
  perPerson: Share
  perAddress: Share
  /** Longest wait for a turn, in milliseconds. */
  waitMs: number
}

/** Who asks: both count. `person` is the address again for whoever has not signed in. */
type Asker = { person: string; address: string }

/** Seconds after which a refused request is worth another try. */
const RETRY_AFTER_S = 1

type Counts = { running: number; waiting: number }
type Waiting = { asker: Asker; start: () => void }

/**
 * Lets each person and each address run so many jobs at once. Those beyond wait in a queue of their own,
 * and the queues take turns, so that a flood of one person delays nobody else. Throws
 * `over_request_rate_limit` (429) for a full queue and for a wait that took too long.
 */
export function createFairTurns(limits: TurnLimits) {
  const all: Counts = { running: 0, waiting: 0 }
  const persons = new Map<string, Counts>()
  const addresses = new Map<string, Counts>()
  /** By person; the first key is the next one's turn. */
  const queues = new Map<string, Waiting[]>()

  const countsOf = ({ person, address }: Asker) => [
    [all, limits.all] as const,
    [countsFor(persons, person), limits.perPerson] as const,
    [countsFor(addresses, address), limits.perAddress] as const,
  ]

  const hasRoom = (asker: Asker) =>
    countsOf(asker).every(([counts, { running }]) => counts.running < running)

  function change(asker: Asker, by: Partial<Counts>) {
    for (const [counts] of countsOf(asker)) {
      counts.running += by.running ?? 0
      counts.waiting += by.waiting ?? 0
    }
    forgetIdle(persons, asker.person)
    forgetIdle(addresses, asker.address)
  }

  function wait(asker: Asker, signal: AbortSignal | undefined): Promise<void> {
    const isFull = countsOf(asker).some(([counts, { waiting }]) => counts.waiting >= waiting)
    if (isFull) throw tooMany()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const queue = queues.get(asker.person) ?? []
    queues.set(asker.person, queue)
    const waiting = { asker, start: () => leave(resolve) }
    const timer = setTimeout(() => leave(() => reject(tooMany())), limits.waitMs)
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

  /** Starts whoever may run now, one of each queue in turn. */
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

  return async function inTurn<T>(
    asker: Asker,
    job: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    // Whoever waits has been here longer.
    if (!queues.has(asker.person) && hasRoom(asker)) change(asker, { running: 1 })
    else await wait(asker, signal)
    try {
      return await job()
    } finally {
      change(asker, { running: -1 })
      if (queues.size > 0) startNext()
    }
  }
}

function countsFor(all: Map<string, Counts>, key: string): Counts {
  const known = all.get(key)
  if (known) return known
  const fresh = { running: 0, waiting: 0 }
  all.set(key, fresh)
  return fresh
}

function forgetIdle(all: Map<string, Counts>, key: string) {
  const counts = all.get(key)
  if (counts && counts.running + counts.waiting === 0) all.delete(key)
}

const tooMany = () => new TryLaterError('over_request_rate_limit', { retryAfterS: RETRY_AFTER_S })
