/** Signs of life of the background loops; `/readyz` names those that have stopped. */
export type Heartbeats = {
  /** Heart of a loop that beats at least every `limitMs` while it lives. */
  of(loop: string, limitMs: number): Heart
  /** Names of the loops that have not beaten in time. */
  stopped(): string[]
}

export type Heart = {
  beat(): void
  /** Ends the watch over a loop that ends on purpose. */
  end(): void
}

export function createHeartbeats(): Heartbeats {
  const dueAt = new Map<string, number>()
  return {
    of(loop, limitMs) {
      const beat = () => void dueAt.set(loop, performance.now() + limitMs)
      return { beat, end: () => void dueAt.delete(loop) }
    },
    stopped: () => [...dueAt].filter(([, at]) => at < performance.now()).map(([loop]) => loop),
  }
}
