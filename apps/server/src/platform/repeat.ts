import type { Heart } from './heartbeats.ts'

type Interval = {
  everyMs: number
  /** Beats at the start and after each turn. */
  heart?: Heart | undefined
  /** Whether the first turn comes with the start. */
  isAtOnce?: boolean
}

/**
 * Work repeated in the background until `stop`, which waits for the turn that runs. `work` never rejects. A turn that is
 * due while one runs is left out: behind a silent database they would pile up.
 */
export function repeat(
  work: () => Promise<void>,
  { everyMs, heart, isAtOnce = false }: Interval,
): { start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function turn() {
    running ??= work().then(() => {
      running = undefined
      heart?.beat()
    })
  }

  return {
    start() {
      heart?.beat()
      timer = setInterval(turn, everyMs).unref()
      if (isAtOnce) turn()
    },
    async stop() {
      clearInterval(timer)
      heart?.end()
      await running
    },
  }
}
