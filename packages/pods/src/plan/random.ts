/** Source of the same numbers for the same seed, on every engine: only 32-bit integers and one division. */
export type Random = {
  /** Unsigned 32-bit integer. */
  next(): number
  /** Integer from 0 up to and without `count`. */
  below(count: number): number
  /** Share of 1, 1 excluded. */
  share(): number
}

/** xorshift32 (G. Marsaglia, Xorshift RNGs, 2003), which never reaches 0 from a seed other than 0. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  return {
    next,
    below: (count) => Math.floor((next() / 0x1_0000_0000) * count),
    share: () => next() / 0x1_0000_0000,
  }
}
