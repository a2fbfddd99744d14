import type { ModerationItem } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

const LOOKS: Record<ModerationItem['state'], string> = {
  visible: 'bg-success-soft text-on-success-soft',
  hidden: 'bg-warning-soft text-on-warning-soft',
  gone: 'bg-danger-soft text-on-danger-soft',
}

/** State of reported content: visible, hidden or deleted. */
export function StateBadge({ state }: { state: ModerationItem['state'] }) {
  const { t } = useTranslation()
  return <Badge look={LOOKS[state]}>{t(`moderation.states.${state}`)}</Badge>
}
