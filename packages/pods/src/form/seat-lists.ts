import type { Ask } from './ask.ts'
import { type Candidates, filterCandidates } from './pool/candidates.ts'
import type { Pool } from './pool/pool.ts'

/** Candidates of every seat who are not excluded; of a locked seat only its holder, who is in no other. */
export function seatLists(
  { people, seats, candidates }: Pool,
  { locked, excluded }: Pick<Ask, 'locked' | 'excluded'>,
): Candidates[] {
  if (locked.size === 0 && excluded.size === 0) return [...candidates]
  const holders = new Set(locked.values())
  const isOut = people.map(({ id }) => excluded.has(id))
  const isHolder = people.map(({ id }) => holders.has(id))
  return candidates.map((list, at) => {
    const holder = locked.get(seats[at]?.role.id ?? '')
    return filterCandidates(list, (row) => {
      const who = list.person[row] ?? 0
      if (isOut[who] === true) return false
      return holder === undefined ? isHolder[who] === false : people[who]?.id === holder
    })
  })
}
