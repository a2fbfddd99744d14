/** Asks `shouldStop` every so many steps. */
const ASK_EVERY = 4_096

/** Work that a search may do, counted, so that the same input ends at the same place on every machine. */
export type Steps = {
  readonly left: number
  readonly used: number
  /** Counts work; false when there is none left. */
  take: (steps: number) => boolean
  /** At most so many of what is left, counted here too. */
  part: (most: number) => Steps
}

export function countSteps(most: number, shouldStop: () => boolean = () => false): Steps {
  let used = 0
  let unasked = 0
  let isStopped = false
  const own: Steps = {
    get left() {
      return isStopped ? 0 : Math.max(0, most - used)
    },
    get used() {
      return used
    },
    take(steps) {
      used += steps
      unasked += steps
      if (unasked >= ASK_EVERY) {
        unasked = 0
        isStopped ||= shouldStop()
      }
      return used < most && !isStopped
    },
    part: (less) => partOf(own, less),
  }
  return own
}

function partOf(whole: Steps, most: number): Steps {
  let used = 0
  const own: Steps = {
    get left() {
      return Math.max(0, Math.min(most - used, whole.left))
    },
    get used() {
      return used
    },
    take(steps) {
      used += steps
      return whole.take(steps) && used < most
    },
    part: (less) => partOf(own, less),
  }
  return own
}
