import type { FormFact } from './form-facts.ts'
import { TEAM_KINDS, type TeamKind } from './team-kind.ts'
import type { Team } from './teams.ts'

type Measured = Pick<Team, 'kind' | 'quality' | 'cost' | 'finish'>

/** Kinds in whose measure all of several teams are equal, so that none is the best of them. */
export const kindsTied = (teams: readonly Measured[]): TeamKind[] =>
  TEAM_KINDS.filter(
    (kind) => teams.length > 1 && new Set(teams.map((team) => measureOf(kind, team))).size === 1,
  )

/** Fact that a team is no better in its own kind than the others; none where it is. */
export const tiedFact = ({ kind }: Measured, teams: readonly Measured[]): FormFact | undefined =>
  kindsTied(teams).includes(kind) ? { code: 'team-kind-tied', values: { kind } } : undefined

/** Measure of a kind; of quality to a tenth of a point, as it is said. */
function measureOf(kind: TeamKind, { quality, cost, finish }: Measured): number | string {
  switch (kind) {
    case 'excellence':
      return Math.round(quality * 1000)
    case 'economy':
      return cost
    case 'speed':
      return finish
  }
}
