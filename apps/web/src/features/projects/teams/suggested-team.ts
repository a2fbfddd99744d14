import type { Formation, ProposedTeam } from '@podium/domain'

/** First team that no other does as well as in everything; the first one where all are equal. */
export const suggestedTeam = ({ teams }: Pick<Formation, 'teams'>): ProposedTeam | undefined =>
  teams.find(({ outdone }) => outdone === null) ?? teams[0]

/** Fact that decides against a team, or else sets it apart from the suggested one; undefined for that one itself. */
export function decidingWords(team: ProposedTeam, suggested: ProposedTeam | undefined) {
  if (team === suggested) return undefined
  return team.outdone ?? team.differences.find(({ than }) => than === suggested?.kind)
}
