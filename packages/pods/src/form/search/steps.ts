/** Asks `shouldStop` every so many steps. */
const ASK_EVERY = 4_096

/** Work that a search may do, counted, so that the same input ends at the same place on every machine. */
export type Steps = {
  readonly left: number
  /** Counts work; false when there is none left. */
  take: (steps: number) => boolean
  /** At most so many of what is left, counted here too. */
  part: (most: number) => Steps
}

export function countSteps(most: number, shouldStop: () => boolean = () => false): Steps {
  let left = most
  let unasked = 0
  const own: Steps = {
    get left() {
      return left
    },
    take(steps) {
      left -= steps
      unasked += steps
      if (unasked >= ASK_EVERY) {
        unasked = 0
        if (shouldStop()) left = 0
      }
      return left > 0
    },
    part: (less) => partOf(own, less),
  }
  return own
}

function partOf(whole: Steps, most: number): Steps {
  let left = most
  const own: Steps = {
    get left() {
      return Math.min(left, whole.left)
    },
    take(steps) {
      left -= steps
      return whole.take(steps) && left > 0
    },
    part: (less) => partOf(own, less),
  }
  return own
}
