import type { ModerationItem } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'

const LOOKS: Record<ModerationItem['state'], string> = {
  visible: 'bg-success-soft text-on-success-soft',
  hidden: 'bg-warning-soft text-on-warning-soft',
  gone: 'bg-danger-soft text-on-danger-soft',
}

export function StateBadge({ state }: { state: ModerationItem['state'] }) {
  const { t } = useTranslation()
  return (
    <span
      className={classNames(
        'rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        LOOKS[state],
      )}
    >
      {t(`moderation.states.${state}`)}
    </span>
  )
}
