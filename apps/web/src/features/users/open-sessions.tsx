import type { AdminUserDetail } from '@podium/domain'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../lib/device-name.ts'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'

/** Number of sessions shown first. */
const FIRST = 5

/** Open sessions of a person, the last used first. */
export function OpenSessions({ sessions }: Pick<AdminUserDetail, 'sessions'>) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (sessions.length === 0) return <p className="text-muted">{t('users.panel.noSessions')}</p>
  const now = new Date()
  const shown = all ? sessions : sessions.slice(0, FIRST)
  const more = sessions.length - shown.length
  const handleAll = () => {
    setAll(true)
    list.current?.focus() // the pressed button goes
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="grid gap-3 rounded">
        {shown.map(({ id, user_agent: userAgent, ip, last_used_at: usedAt }) => {
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
      {more > 0 && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={handleAll}>
          {t('users.panel.moreSessions', { count: more })}
        </Button>
      )}
    </>
  )
}
