import { PROVIDER } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { LegalPage } from '../features/legal/legal-page.tsx'

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
  'moderation',
  'contact',
  'newsletter',
  'logs',
  'cookies',
  'rights',
] as const
const TERMS = ['service', 'account', 'conduct', 'moderation', 'liability', 'changes'] as const

export function LegalNotice() {
  const { t } = useTranslation()
  return (
    <LegalPage
      title={t('legal.notice.title')}
      lead={t('legal.notice.lead')}
      sections={NOTICE.map((name) => ({
        title: t(`legal.notice.${name}.title`),
        text: t(`legal.notice.${name}.text`, FACTS),
      }))}
    />
  )
}

export function Privacy() {
  const { t } = useTranslation()
  return (
    <LegalPage
      title={t('legal.privacy.title')}
      lead={t('legal.privacy.lead')}
      sections={PRIVACY.map((name) => ({
        title: t(`legal.privacy.${name}.title`),
        text: t(`legal.privacy.${name}.text`, FACTS),
      }))}
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
        title: t(`legal.terms.${name}.title`),
        text: t(`legal.terms.${name}.text`),
      }))}
    />
  )
}
