import type {
  Formation,
  FormationForm,
  ProjectDetail,
  ProposedTeam,
  Relaxation,
  TeamKind,
} from '@podium/domain'

/** Changes that a client may ask for about one member of a team. */
export type MemberChange = 'lock' | 'unlock' | 'exclude' | 'replace'

export type TeamActions = {
  asked: FormationForm
  onMember: (change: MemberChange, team: ProposedTeam, role: string) => void
  onChoose: (kind: TeamKind) => void
  /** Whether the teams shown are those of earlier wishes, as the last ones fit no team. */
  isFormer: boolean
}

/** Teams to compare, with the roles that the brief asks for. */
export type TeamsProps = {
  formation: Formation
  roles: ProjectDetail['brief']['roles']
  actions: TeamActions
}

type Change = (asked: FormationForm, team: ProposedTeam, role: string) => FormationForm

/** Wishes after each change. To replace somebody is to exclude them with everybody else of the team locked. */
export const memberChanges: Record<MemberChange, Change> = {
  lock: (asked, team, role) => {
    const holder = holderOf(team, role)
    return { ...asked, locked: { ...asked.locked, ...(holder && { [role]: holder }) } }
  },
  unlock: (asked, _team, role) => ({ ...asked, locked: without(asked.locked, role) }),
  exclude: (asked, team, role) => ({
    ...asked,
    locked: without(asked.locked, role),
    excluded: withHolder(asked, team, role),
  }),
  replace: (asked, team, role) => ({
    ...asked,
    locked: Object.fromEntries(
      team.members.flatMap((one) => (one.role === role ? [] : [[one.role, one.person.id]])),
    ),
    excluded: withHolder(asked, team, role),
  }),
}

/** Wishes after a relaxation: one of a wish changes the wish, one of the brief is applied to it when teams are formed. */
export function relaxedWishes(asked: FormationForm, relaxation: Relaxation): FormationForm {
  switch (relaxation.kind) {
    case 'budget':
    case 'due':
    case 'quality':
      return { ...asked, [relaxation.kind]: relaxation.to }
    case 'unlock':
      return { ...asked, locked: without(asked.locked, relaxation.role) }
    case 'include':
      return { ...asked, excluded: asked.excluded?.filter((id) => id !== relaxation.person) }
    default:
      return { ...asked, relaxations: [...(asked.relaxations ?? []), relaxation] }
  }
}

const holderOf = (team: ProposedTeam, role: string) =>
  team.members.find((member) => member.role === role)?.person.id

const without = (locked: FormationForm['locked'], role: string) =>
  Object.fromEntries(Object.entries(locked ?? {}).filter(([one]) => one !== role))

function withHolder({ excluded = [] }: FormationForm, team: ProposedTeam, role: string) {
  const holder = holderOf(team, role)
  return holder === undefined || excluded.includes(holder) ? excluded : [...excluded, holder]
}
