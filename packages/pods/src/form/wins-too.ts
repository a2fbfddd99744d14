import type { FormFact } from './form-facts.ts'
import type { Chosen } from './three-kinds.ts'

/** Other kinds that a team is the best of as well: it keeps their bounds and none is beaten by their own team. */
export function winsToo(team: Chosen, teams: readonly Chosen[]): FormFact[] {
  return teams
    .filter((other) => other !== team && team.found.value >= other.floor && isAsGood(team, other))
    .map(({ kind }) => ({ code: 'team-wins-too', values: { kind } }))
}

function isAsGood(team: Chosen, other: Chosen): boolean {
  switch (other.kind) {
    case 'excellence':
      return Math.floor(team.found.value) >= Math.floor(other.found.value)
    case 'economy':
      return team.found.cost <= other.found.cost
    case 'speed':
      return team.finish <= other.finish
  }
}
