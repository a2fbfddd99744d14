import { formTeams } from '../form/form-teams.ts'
import type { Person } from '../market/market.ts'
import { searchOptions } from '../record/search.ts'
import { causesOf } from './causes-of.ts'
import { changesOf } from './changes-of.ts'
import type { Formed } from './formed.ts'
import type { StandingFact } from './standing-facts.ts'

/** Reasons for which a professional is, or is not, in a proposed team, and what would change that. */
export type Standing = {
  /** One `standing-proposed`, or everything that stands in the way. */
  facts: readonly StandingFact[]
  /** Single changes of the reader's own that would let them in, the smallest first; `change-none` where there is none. */
  changes: readonly StandingFact[]
}

/**
 * Standing of one person towards a project, found by forming the teams again: as they are, and with one thing of this
 * person's changed at a time (at most some 30 formations). Says nothing about anybody else: whom the client leaves out
 * hears what anybody hears for whom no change would do. Undefined for who comes near to no role. Throws a `RangeError`
 * for a person who is not in the market.
 */
export function standingOf(id: string, formed: Formed): Standing | undefined {
  const me = formed.market.people.find((person) => person.id === id)
  if (me === undefined) throw new RangeError(`Nobody with the id ${id}`)
  const role = seatOf(me, formed)
  if (role !== undefined)
    return { facts: [{ code: 'standing-proposed', values: { role } }], changes: [] }
  const facts = causesOf(me, formed)
  if (facts === undefined) return undefined
  const isIn = (changed: Person) => seatOf(changed, formed) !== undefined
  // Tried for whom the client leaves out as well, for whom none does: the time of an answer tells nothing either.
  const changes = changesOf(me, formed, isIn)
  return { facts, changes: changes.length > 0 ? changes : [{ code: 'change-none', values: {} }] }
}

/** Role that a proposed team gives a person, were they as described. */
function seatOf(me: Person, { scope, market: known, wishes, search }: Formed): string | undefined {
  const people = known.people.map((person) => (person.id === me.id ? me : person))
  const market = { ...known, people }
  const { teams } = formTeams(scope, market, wishes, searchOptions(search, { scope, market }))
  return teams.flatMap(({ members }) => members).find(({ person }) => person === me.id)?.role
}
