import { PROVIDER, RETENTION_DAYS, TERMS_VERSION } from '@podium/domain'
import { FORM_VERSION, MOST_INVITATIONS, QUALITY_SHARE, WEIGHTS } from '@podium/pods'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ServerConfig } from '../data/server-config.ts'
import { useServerConfig } from '../data/use-server-config.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { dates } from '../lib/format.ts'
import { currentLocale } from '../lib/i18n.ts'

const { company, street, postalCode, city, phone } = PROVIDER
/** Facts about the provider that the texts name. */
const FACTS = { ...company, street, postalCode, city, phone: phone.text }

const NOTICE = ['publisher', 'director', 'host', 'contact', 'property', 'content'] as const
const PRIVACY = [
  'controller',
  'account',
  'sessions',
  'profile',
  'posts',
  'projects',
  'invitations',
  'professionals',
  'plan',
  'room',
  'shares',
  'feedback',
  'formations',
  'moderation',
  'contact',
  'newsletter',
  'logs',
  'cookies',
  'rights',
  'captcha',
  'model',
] as const
const TERMS = ['service', 'account', 'conduct', 'moderation', 'liability', 'changes'] as const
const TEAMS = [
  'purpose',
  'brief',
  'people',
  'ignored',
  'quality',
  'kinds',
  'newcomers',
  'limits',
  'choice',
  'record',
  'model',
] as const

/** Names of the providers of captchas. */
const CAPTCHAS = {
  hcaptcha: 'hCaptcha (Intuition Machines, Inc.)',
  turnstile: 'Turnstile (Cloudflare, Inc.)',
}

type Parts = Pick<ServerConfig, 'model' | 'captcha'>

/**
 * Sections of a page; those on the provider’s model and captcha only where there is one. They are the last: when the
 * settings become known, nothing moves.
 */
const withParts = <Name extends string>(names: readonly Name[], { model, captcha }: Parts = {}) =>
  names.filter(
    (name) =>
      (name !== 'model' || model !== undefined) && (name !== 'captcha' || captcha !== undefined),
  )

/** Version of the legal texts, which is the day they are of. */
const datedVersion = (t: TFunction) => {
  const date = dates({ dateStyle: 'long', timeZone: 'UTC' })
  return t('legal.version', { date: date.format(new Date(TERMS_VERSION)) })
}

export function LegalNotice() {
  const { t } = useTranslation()
  return (
    <LegalPage
      title={t('legal.notice.title')}
      lead={t('legal.notice.lead')}
      sections={NOTICE.map((name) => ({
        id: name,
        title: t(`legal.notice.${name}.title`),
        text: t(`legal.notice.${name}.text`, FACTS),
      }))}
      version={datedVersion(t)}
    />
  )
}

export function Privacy() {
  const { t } = useTranslation()
  const config = useServerConfig()
  return (
    <LegalPage
      title={t('legal.privacy.title')}
      lead={t('legal.privacy.lead')}
      sections={withParts(PRIVACY, config).map((name) => ({
        id: name,
        title: t(`legal.privacy.${name}.title`),
        text: t(`legal.privacy.${name}.text`, {
          ...FACTS,
          ...RETENTION_DAYS,
          host: config?.model?.host,
          model: config?.model?.name,
          captcha: config?.captcha && CAPTCHAS[config.captcha.provider],
        }),
      }))}
      version={datedVersion(t)}
    />
  )
}

export function Terms() {
  const { t } = useTranslation()
  return (
    <LegalPage
      title={t('legal.terms.title')}
      lead={t('legal.terms.lead')}
      sections={TERMS.map((name) => ({
        id: name,
        title: t(`legal.terms.${name}.title`),
        text: t(`legal.terms.${name}.text`),
      }))}
      version={datedVersion(t)}
    />
  )
}

/** Page on how teams are formed: the numbers are those the engine judges by. */
export function TeamFormation() {
  const { t } = useTranslation()
  const config = useServerConfig()
  const share = new Intl.NumberFormat(currentLocale(), { style: 'percent' })
  const shares = Object.entries({ ...WEIGHTS, ...QUALITY_SHARE }).map(
    ([name, value]) => [name, share.format(value)] as const,
  )
  const values = { ...Object.fromEntries(shares), invitations: MOST_INVITATIONS }
  return (
    <LegalPage
      title={t('legal.teams.title')}
      lead={t('legal.teams.lead')}
      sections={withParts(TEAMS, config).map((name) => ({
        id: name,
        title: t(`legal.teams.${name}.title`),
        text: t(`legal.teams.${name}.text`, values),
      }))}
      version={t('legal.teams.version', { version: FORM_VERSION })}
    />
  )
}
