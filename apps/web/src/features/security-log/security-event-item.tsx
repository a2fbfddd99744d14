import type { SecurityEvent } from '@podium/domain'
import type { TFunction } from 'i18next'
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
  passkey: 'passkey',
  totp: 'totp',
  'mfa/webauthn': 'securityKey',
  'mfa/phone': 'phone',
  'mfa/recovery_code': 'recoveryCode',
  oauth: 'provider',
  'sso/saml': 'company',
  global: 'global',
  others: 'others',
  calendar: 'calendar',
  team: 'team',
} as const

const isKnown = (method: string): method is keyof typeof METHODS => Object.hasOwn(METHODS, method)

/** Names of the built-in providers; another one is shown by its own id. */
const PROVIDERS: Record<string, string> = {
  google: 'Google',
  linkedin_oidc: 'LinkedIn',
  azure: 'Microsoft',
  github: 'GitHub',
}

/** Security event: what it was and how, whether it was refused, when and from where. */
export function SecurityEventItem({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation()
  const { method, ip, user_agent: userAgent } = event
  const at = new Date(event.created_at)
  const how = method === null ? null : howOf(t, event.event, method)
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

/** Method of an entry in words: how somebody signed in, or the provider that was linked; null for none known. */
function howOf(t: TFunction, event: SecurityEvent['event'], method: string): string | null {
  if (isKnown(method)) return t(`securityLog.methods.${METHODS[method]}`)
  if (!['identity_link', 'identity_removal', 'account_creation'].includes(event)) return null
  return PROVIDERS[method] ?? method.replace(/^custom:/, '')
}
