import type { AdminUserDetail } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { deviceName } from './device-name.ts'

/** Where a person is signed in, the last used first. */
export function OpenSessions({ sessions }: Pick<AdminUserDetail, 'sessions'>) {
  const { t } = useTranslation()
  if (sessions.length === 0) return <p className="text-muted">{t('users.panel.noSessions')}</p>
  const now = new Date()
  return (
    <ul className="grid gap-3">
      {sessions.map(({ id, user_agent: userAgent, ip, last_used_at: usedAt }) => {
        const when = new Date(usedAt)
        const used = t('users.panel.lastUsed', { when: relativeTime(when, now) })
        return (
          <li key={id}>
            <p className="wrap-anywhere">
              {deviceName(userAgent) ?? t('users.panel.unknownDevice')}
            </p>
            <p className="text-muted" title={exactTime(when)}>
              {ip === null ? used : `${ip} · ${used}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
