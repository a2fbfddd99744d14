/** Rates per second, latencies in milliseconds. */
export type Figures = { perSecond: number; p50: number; p95: number; p99: number }

export function figuresOf(latenciesMs: number[], elapsedMs: number): Figures {
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    perSecond: (sorted.length / elapsedMs) * 1_000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (
    ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  )
}
