import { CANDIDATE_STANDINGS, type CandidateStanding } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'

type Candidate = { person: string; standing: CandidateStanding }

/** Everybody of a record's market with their part in the formation, in the order of the standings. */
export function candidatesOf({ pool, exclusions, result }: FormationRecord): Candidate[] {
  const members = result.teams.flatMap((team) => team.members)
  const standings: readonly (readonly [CandidateStanding, ReadonlySet<string>])[] = [
    ['member', new Set(members.map(({ person }) => person))],
    ['deputy', new Set(members.flatMap(({ deputies }) => deputies))],
    ['excluded', new Set(exclusions.byClient)],
    ['invited', new Set(exclusions.invited)],
    ['no_rate', new Set(exclusions.withoutRate)],
  ]
  const standingOf = (person: string) =>
    standings.find(([, people]) => people.has(person))?.[0] ?? 'considered'
  const candidates = pool.people.map((person) => ({ person, standing: standingOf(person) }))
  return CANDIDATE_STANDINGS.flatMap((standing) =>
    candidates.filter((one) => one.standing === standing),
  )
}

/** Number of people of each standing. */
export function countStandings(candidates: readonly Candidate[]) {
  const counts = CANDIDATE_STANDINGS.map(
    (standing) => [standing, candidates.filter((one) => one.standing === standing).length] as const,
  )
  return Object.fromEntries(counts) as Record<CandidateStanding, number> // a count for each standing
}
