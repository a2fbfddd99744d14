import type { AdminProject, ProjectState } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

const LOOKS: Record<ProjectState, string> = {
  draft: 'bg-sunken text-muted',
  impossible: 'bg-warning-soft text-on-warning-soft',
  formed: 'bg-info-soft text-on-info-soft',
  chosen: 'bg-info-soft text-on-info-soft',
  inviting: 'bg-info-soft text-on-info-soft',
  incomplete: 'bg-warning-soft text-on-warning-soft',
  running: 'bg-success-soft text-on-success-soft',
  delivered: 'bg-sunken text-muted',
}

/** State of a project, and whether it is stalled. */
export function StateBadges({ state, is_stalled }: Pick<AdminProject, 'state' | 'is_stalled'>) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge look={LOOKS[state]}>{t(`adminProjects.states.${state}`)}</Badge>
      {is_stalled && (
        <Badge look="bg-danger-soft text-on-danger-soft">{t('adminProjects.states.stalled')}</Badge>
      )}
    </span>
  )
}
