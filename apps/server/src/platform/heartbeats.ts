/** Signs of life of the background loops; `/readyz` names those that have stopped. */
export type Heartbeats = {
  /** Heart of a loop that beats at least every `limitMs` while it lives. */
  of(loop: string, limitMs: number): Heart
  /** Names of the loops that have not beaten in time. */
  stopped(): string[]
  /** Each watched loop, 1 where it is late, else 0. */
  late(): Record<string, number>
}

export type Heart = {
  beat(): void
  /** Sign of life of a loop whose next one may take another time than its limit. */
  beatFor(limitMs: number): void
  /** Ends the watch over a loop that ends on purpose. */
  end(): void
}

export function createHeartbeats(): Heartbeats {
  const dueAt = new Map<string, number>()
  return {
    of(loop, limitMs) {
      const beatFor = (ms: number) => void dueAt.set(loop, performance.now() + ms)
      return { beat: () => beatFor(limitMs), beatFor, end: () => void dueAt.delete(loop) }
    },
    stopped: () => [...dueAt].filter(isLate).map(([loop]) => loop),
    late: () => Object.fromEntries([...dueAt].map((entry) => [entry[0], Number(isLate(entry))])),
  }
}

const isLate = ([, dueAt]: readonly [loop: string, dueAt: number]) => dueAt < performance.now()
