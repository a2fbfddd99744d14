import type { PlanMilestone } from '@podium/domain'

/** State of a milestone: nothing submitted, waiting for the client, to be changed, or accepted. */
export type MilestoneState = 'open' | 'waiting' | 'changes' | 'accepted'

export const MILESTONE_LOOKS: Record<MilestoneState, string> = {
  open: 'bg-hover text-muted',
  waiting: 'bg-info-soft text-on-info-soft',
  changes: 'bg-warning-soft text-on-warning-soft',
  accepted: 'bg-success-soft text-on-success-soft',
}

export function milestoneState({ deliveries }: PlanMilestone): MilestoneState {
  const last = deliveries.at(-1)
  return last === undefined ? 'open' : (last.outcome ?? 'waiting')
}
