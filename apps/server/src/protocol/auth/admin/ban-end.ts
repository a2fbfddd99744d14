import { AppError } from '@podium/domain'

const UNIT_MS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60 * 1000,
  h: 60 * 60 * 1000,
}

const DURATION = /^\+?((\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h))+$/
const MAX_MS = 290 * 365 * 24 * 60 * 60 * 1000 // Go's longest duration is 292 years

/**
 * End of a ban given as a Go duration (`24h`, `1h30m`); `null` for `none`, which lifts it. Throws
 * `validation_failed` (400).
 */
export function banEnd(duration: string, now: Date): Date | null {
  if (duration === 'none') return null
  const parts = [...duration.matchAll(/(\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h)/g)]
  const totalMs = parts.reduce(
    (sum, [, n, unit]) => sum + Number(n) * (UNIT_MS[unit ?? ''] ?? 0),
    0,
  )
  if (!DURATION.test(duration) || totalMs > MAX_MS) {
    const text = `invalid format for ban duration: time: invalid duration "${duration}"`
    throw new AppError('validation_failed', { text })
  }
  return new Date(now.getTime() + totalMs)
}
