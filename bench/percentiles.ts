/** Rates per second, latencies in milliseconds. */
export type Figures = { perSecond: number; p50: number; p95: number; p99: number }

export function figuresOf(latenciesMs: number[], elapsedMs: number): Figures {
  return {
    perSecond: (latenciesMs.length / elapsedMs) * 1_000,
    p50: percentile(latenciesMs, 0.5),
    p95: percentile(latenciesMs, 0.95),
    p99: percentile(latenciesMs, 0.99),
  }
}

/** Percentile of the values; `share` is between 0 and 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (
    ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  )
}
