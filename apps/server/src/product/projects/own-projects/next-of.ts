import type { Project, ProjectNext, ProjectStep, TeamStatus } from '@podium/domain'

type Standing = { step: ProjectStep; status: TeamStatus | null; team: Project['team'] }

/** Next step of a project for its client. */
export function nextOf({ step, status, team }: Standing): ProjectNext {
  if (step !== 'plan' || status === null) return BEFORE_TEAM[step]
  if (status !== 'complete') return BEFORE_PLAN[status]
  const plan = team?.plan
  if (!plan) return 'follow'
  if (plan.delivered) return plan.feedback > 0 ? 'feedback' : 'delivered'
  if (plan.deliveries > 0) return 'review'
  if (plan.late > 0) return 'late'
  return plan.done === plan.tasks ? 'done' : 'follow'
}

const BEFORE_TEAM: Readonly<Record<ProjectStep, ProjectNext>> = {
  collect: 'answer',
  confirm: 'form',
  match: 'adjust',
  choose: 'choose',
  plan: 'choose',
}

const BEFORE_PLAN: Readonly<Record<Exclude<TeamStatus, 'complete'>, ProjectNext>> = {
  chosen: 'invite',
  inviting: 'wait',
  incomplete: 'reform',
}
