import type { Team, Wishes } from './teams.ts'

/** The wishes with which to form a team again so that one member leaves and everybody else stays in their seat. */
export function replacing(wishes: Wishes, team: Pick<Team, 'members'>, role: string): Wishes {
  const leaving = team.members.find((member) => member.role === role)
  const staying = team.members.filter((member) => member.role !== role)
  const { [role]: _, ...locked } = wishes.locked ?? {}
  return {
    ...wishes,
    locked: { ...locked, ...Object.fromEntries(staying.map((one) => [one.role, one.person])) },
    excluded: [...(wishes.excluded ?? []), ...(leaving === undefined ? [] : [leaving.person])],
  }
}
