import type { SecurityEvent } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../lib/device-name.ts'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'

/** Texts of methods and scopes; one that is not listed is not shown. */
const METHODS = {
  password: 'password',
  otp: 'mail',
  magiclink: 'mail',
  recovery: 'mail',
  'email/signup': 'mail',
  totp: 'totp',
  'mfa/recovery_code': 'recoveryCode',
  global: 'global',
  others: 'others',
  calendar: 'calendar',
  team: 'team',
} as const

const isKnown = (method: string): method is keyof typeof METHODS => Object.hasOwn(METHODS, method)

/** Security event: what it was and how, whether it was refused, when and from where. */
export function SecurityEventItem({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation()
  const { method, ip, user_agent: userAgent } = event
  const at = new Date(event.created_at)
  const how =
    method !== null && isKnown(method) ? t(`securityLog.methods.${METHODS[method]}`) : null
  const device = deviceName(userAgent) ?? t('securityLog.unknownDevice')
  const from = ip === null ? t('securityLog.byTeam') : `${device} · ${ip}`
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem]">
        <span>{t(`securityLog.events.${event.event}`)}</span>
        {how !== null && <span className="text-sm text-muted">{how}</span>}
        {!event.succeeded && (
          <Badge look="bg-warning-soft text-on-warning-soft">{t('securityLog.refused')}</Badge>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        <time dateTime={event.created_at} title={exactTime(at)}>
          {relativeTime(at, new Date())}
        </time>
        {` · ${from}`}
      </p>
    </li>
  )
}
