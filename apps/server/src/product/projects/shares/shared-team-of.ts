import type { SharedTeam, TeamShareForm } from '@podium/domain'
import { typesetLabels } from '../common/typeset-labels.ts'
import type { Jobs } from '../engine/jobs.ts'
import { boundsOf } from '../formation/bounds-of.ts'
import type { TeamToShare } from './read-team-to-share.ts'

type Words = {
  told: Jobs['share']['answer']
  form: Pick<TeamShareForm, 'title' | 'note' | 'with_cost'>
  today: string
}

/** Copy of a team that its link shows: nothing in it comes from a profile. */
export function sharedTeamOf(
  { team, record, passedOn }: TeamToShare,
  { told, form, today }: Words,
): SharedTeam {
  const { budget, due } = boundsOf(record)
  const labelsOf = (role: string) => {
    const { fr = role, en = role } =
      record.input.scope.roles.find(({ id }) => id === role)?.labels ?? {}
    return typesetLabels({ fr, en })
  }
  const { kind, quality, coverage, start, finish, cost } = team
  return {
    title: form.title,
    note: form.note,
    shared_on: today,
    kind,
    quality,
    coverage,
    start,
    finish,
    due,
    cost: form.with_cost ? { total: cost, currency: record.pool.currency, budget } : null,
    seats: team.members.map((member, at) => ({
      labels: labelsOf(member.role),
      days: member.days,
      start: member.start,
      finish: member.finish,
      reasons: (passedOn.includes(member.role) ? undefined : told.reasons[at]) ?? {
        fr: [],
        en: [],
      },
    })),
    open: team.open.map(labelsOf),
    uncovered: told.uncovered,
    facts: told.facts,
  }
}
