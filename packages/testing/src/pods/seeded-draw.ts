import { createRandom } from '@podium/pods'

/** What made-up markets are drawn with; a seed decides all of it. */
export type Draw = {
  /** A whole number, both ends included. */
  whole: (least: number, most: number) => number
  oneOf: <T>(values: readonly [T, ...T[]]) => T
  /** True in so many cases of 1. */
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
