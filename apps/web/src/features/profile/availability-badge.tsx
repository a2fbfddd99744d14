import type { AvailabilityStatus } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'

const LOOKS: Record<AvailabilityStatus, string> = {
  available: 'bg-success-soft text-on-success-soft',
  busy: 'bg-warning-soft text-on-warning-soft',
  away: 'bg-info-soft text-on-info-soft',
  not_looking: 'bg-role-user text-on-role-user',
}

export function AvailabilityBadge({ status }: { status: AvailabilityStatus }) {
  const { t } = useTranslation()
  return (
    <span className={classNames('rounded-full px-3 py-1 text-sm font-medium', LOOKS[status])}>
      {t(`profile.availability.${status}`)}
    </span>
  )
}
