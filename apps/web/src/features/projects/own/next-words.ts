import type { Project } from '@podium/domain'
import type { TFunction } from 'i18next'
import { dayText } from '../../../lib/amounts.ts'

/** Words for a project's next step: the action itself where the client has to act. */
export function nextWords(t: TFunction, { next, team }: Project): string {
  const plan = team?.plan
  switch (next) {
    case 'wait':
      return team?.accepted
        ? t('ownProjects.next.wait', { count: team.accepted, total: team.seats })
        : t('ownProjects.next.nobodyYet')
    case 'review':
      return t('ownProjects.next.review', { count: plan?.deliveries ?? 0 })
    case 'late':
      return t('ownProjects.next.late', { count: plan?.late ?? 0 })
    case 'follow':
      return plan
        ? t('ownProjects.next.follow', {
            count: plan.done,
            total: plan.tasks,
            day: dayText(plan.finish),
          })
        : t('ownProjects.next.planning')
    default:
      return t(`ownProjects.next.${next}`)
  }
}
