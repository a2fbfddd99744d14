import { createRandom } from '@podium/pods'

/** Seeded random numbers for made-up markets. */
export type Draw = {
  /** Integer, both ends included. */
  whole: (least: number, most: number) => number
  oneOf: <T>(values: readonly [T, ...T[]]) => T
  /** True with this probability. */
  isTrue: (share: number) => boolean
}

export function seededDraw(seed: number): Draw {
  const random = createRandom(seed)
  const whole = (least: number, most: number) => least + random.below(most - least + 1)
  return {
    whole,
    oneOf: (values) => values[whole(0, values.length - 1)] ?? values[0],
    isTrue: (share) => random.share() < share,
  }
}
