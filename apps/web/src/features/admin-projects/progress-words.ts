import type { AdminProject } from '@podium/domain'
import type { TFunction } from 'i18next'
import { dayText } from '../../lib/amounts.ts'

/** Progress of a project's team or plan, in words; null without a team. */
export function progressWords(t: TFunction, { team }: Pick<AdminProject, 'team'>): string | null {
  if (team === null) return null
  const { seats, accepted, plan } = team
  if (plan === null) return t('adminProjects.accepted', { count: accepted, total: seats })
  const { tasks, done, late, finish } = plan
  const words = t('adminProjects.done', { count: done, total: tasks, day: dayText(finish) })
  return late === 0 ? words : `${words} · ${t('adminProjects.late', { count: late })}`
}
