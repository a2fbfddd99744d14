import type { AdminUser } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { BADGE_CLASS } from './badge-class.ts'

type StatusBadgesProps = { user: Pick<AdminUser, 'email_confirmed_at' | 'banned_until'> }

/** Whether the address is confirmed, and whether the person is kept out. */
export function StatusBadges({ user }: StatusBadgesProps) {
  const { t } = useTranslation()
  const isVerified = user.email_confirmed_at !== null
  return (
    <span className="flex flex-wrap gap-2 xl:flex-nowrap">
      <span
        className={classNames(
          BADGE_CLASS,
          isVerified
            ? 'bg-success-soft text-on-success-soft'
            : 'bg-warning-soft text-on-warning-soft',
        )}
      >
        {t(isVerified ? 'users.verified' : 'users.pending')}
      </span>
      {user.banned_until !== undefined && (
        <span className={classNames(BADGE_CLASS, 'bg-danger-soft text-on-danger-soft')}>
          {t('users.banned')}
        </span>
      )}
    </span>
  )
}
