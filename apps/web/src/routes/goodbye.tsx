import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { endFarewell } from '../data/browser-session.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'

/** Farewell after the deletion of one's account. */
export function Goodbye() {
  const { t } = useTranslation()
  const title = t('account.goodbye.title')
  usePageTitle(title)
  useEffect(endFarewell, [])
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">{title}</h1>
      <p className="text-lg text-muted">{t('account.goodbye.text')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/">{t('account.goodbye.home')}</ButtonLink>
        <ButtonLink to="/register" variant="secondary">
          {t('account.goodbye.register')}
        </ButtonLink>
      </div>
    </div>
  )
}
