import type { Change } from './change.ts'

/** Most changes that are read together. */
const CHANGES_AT_ONCE = 50

type Waiting = { change: Change; heardAt: number }

type LaneOptions = {
  /** Most changes that wait. */
  waitingChanges: number
  /** Reads and sends changes. Never rejects. */
  deliver(changes: readonly Change[]): Promise<void>
}

/** Queue of changes that are sent in their order, those that wait together at a time. */
export function createLane({ waitingChanges, deliver }: LaneOptions) {
  const waiting = new Map<string, Waiting>()
  let sending: Waiting[] = []
  let running: Promise<void> | undefined
  let lastId = 0

  async function work() {
    while (waiting.size > 0) {
      const taken = waiting.entries().take(CHANGES_AT_ONCE).toArray()
      for (const [id] of taken) waiting.delete(id)
      sending = taken.map(([, one]) => one)
      await deliver(sending.map(({ change }) => change))
      sending = []
    }
  }

  /** Name of what a change tells: a row is told as it is when it is read, so one of its updates stands for the next ones. */
  function idOf({ schema, table, type, key, old_key: before }: Change): string {
    const text = JSON.stringify(key)
    if (type === 'UPDATE' && text === JSON.stringify(before)) return `${schema} ${table} ${text}`
    lastId += 1
    return String(lastId)
  }

  return {
    /** Takes a change; false where too many wait. */
    add(change: Change): boolean {
      const id = idOf(change)
      if (waiting.has(id)) return true
      if (waiting.size >= waitingChanges) return false
      waiting.set(id, { change, heardAt: performance.now() })
      running ??= work().finally(() => {
        running = undefined
      })
      return true
    },
    clear: () => waiting.clear(),
    /** Time the oldest change has waited to be sent, in seconds; 0: none waits. */
    oldestS() {
      const [oldest = waiting.values().next().value] = sending
      return oldest ? (performance.now() - oldest.heardAt) / 1000 : 0
    },
    async stop() {
      waiting.clear()
      await running
    },
  }
}
