import type { ChosenTeam } from '@podium/domain'

/** Whether a team was complete at least once, from which on its project has a plan. */
export const hasPlan = ({ status, work }: Pick<ChosenTeam, 'status' | 'work'>) =>
  status === 'complete' || work !== 'none'
