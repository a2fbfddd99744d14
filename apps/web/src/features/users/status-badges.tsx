import type { AdminUser } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

type StatusBadgesProps = {
  user: Pick<AdminUser, 'email_confirmed_at' | 'banned_until' | 'second_factor_due'>
}

/** State of an account: address confirmed or pending, a ban, and a second factor that it needs and lacks. */
export function StatusBadges({ user }: StatusBadgesProps) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap gap-2 lg:flex-nowrap">
      {user.email_confirmed_at === null ? (
        <Badge look="bg-warning-soft text-on-warning-soft">{t('users.pending')}</Badge>
      ) : (
        <Badge look="bg-success-soft text-on-success-soft">{t('users.verified')}</Badge>
      )}
      {user.banned_until !== undefined && (
        <Badge look="bg-danger-soft text-on-danger-soft">{t('users.banned')}</Badge>
      )}
      {user.second_factor_due !== undefined && (
        <Badge look="bg-warning-soft text-on-warning-soft">{t('users.lacksSecondFactor')}</Badge>
      )}
    </span>
  )
}
