import type { Links } from '../pool/links.ts'
import type { Pool } from '../pool/pool.ts'
import type { Prices } from './prices.ts'
import type { Apart } from './problem.ts'

/** People of an unfinished team and what they make of everybody else. */
export type Roster = {
  /** Whether a person is in the team already, or would be once too many of another team's people. */
  isBarred: (person: number) => boolean
  /** Worth of a person's ties to those in the team. */
  tiesWith: (person: number) => number
  /** Prices of a person's skills that nobody in the team covers yet. */
  newSkills: (person: number) => number
  /** Most that covering further skills would leave beyond their price. */
  readonly uncovered: number
  add: (person: number) => void
  /** Takes out who was added last. */
  remove: (person: number) => void
}

export function emptyRoster(
  { people, ties, covers }: Pool,
  apartFrom: readonly Apart[],
  { skills, left }: Prices,
): Roster {
  const isIn = new Uint8Array(people.length)
  const tied = new Float64Array(people.length)
  const times = new Int32Array(skills.length)
  const shared = new Int32Array(apartFrom.length)
  let uncovered = left.reduce((sum, value) => sum + value, 0)

  return {
    isBarred(person) {
      if (isIn[person] === 1) return true
      for (let at = 0; at < apartFrom.length; at += 1) {
        const apart = apartFrom[at]
        if (apart !== undefined && apart.isIn[person] === 1 && (shared[at] ?? 0) >= apart.most)
          return true
      }
      return false
    },
    tiesWith: (person) => tied[person] ?? 0,
    newSkills(person) {
      let paid = 0
      const end = covers.start[person + 1] ?? 0
      for (let link = covers.start[person] ?? 0; link < end; link += 1) {
        const skill = covers.to[link] ?? 0
        if (times[skill] === 0) paid += skills[skill] ?? 0
      }
      return paid
    },
    get uncovered() {
      return uncovered
    },
    add(person) {
      isIn[person] = 1
      addTies(ties, person, 1)
      for (
        let link = covers.start[person] ?? 0;
        link < (covers.start[person + 1] ?? 0);
        link += 1
      ) {
        const skill = covers.to[link] ?? 0
        if (times[skill] === 0) uncovered -= left[skill] ?? 0
        times[skill] = (times[skill] ?? 0) + 1
      }
      for (const [at, apart] of apartFrom.entries())
        shared[at] = (shared[at] ?? 0) + (apart.isIn[person] ?? 0)
    },
    remove(person) {
      isIn[person] = 0
      addTies(ties, person, -1)
      for (
        let link = covers.start[person] ?? 0;
        link < (covers.start[person + 1] ?? 0);
        link += 1
      ) {
        const skill = covers.to[link] ?? 0
        times[skill] = (times[skill] ?? 0) - 1
        if (times[skill] === 0) uncovered += left[skill] ?? 0
      }
      for (const [at, apart] of apartFrom.entries())
        shared[at] = (shared[at] ?? 0) - (apart.isIn[person] ?? 0)
    },
  }

  function addTies({ start, to, value }: Links, person: number, sign: number): void {
    for (let link = start[person] ?? 0; link < (start[person + 1] ?? 0); link += 1) {
      const other = to[link] ?? 0
      tied[other] = (tied[other] ?? 0) + sign * (value[link] ?? 0)
    }
  }
}
