import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Provider, providersQuery } from '../../data/providers.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TermsNote } from './terms-note.tsx'

type ProviderButtonsProps = {
  /** Called with the provider that was chosen. */
  onChoose: (provider: Provider) => void
  /** Id of the provider that the browser is being led to. */
  waiting: string | undefined
  error: unknown
  /** Whether the screen says elsewhere that whoever goes on accepts the terms. */
  hasTermsNote?: boolean
  /** Button that leads to the sign-in of the person's company; absent where none is offered. */
  company?: ReactNode
}

/** Buttons of the external providers and of companies, below a form; nothing where there are none. */
export function ProviderButtons({
  onChoose,
  waiting,
  error,
  hasTermsNote = false,
  company,
}: ProviderButtonsProps) {
  const { t } = useTranslation()
  const { data } = useQuery(providersQuery)
  if (data === undefined) return null
  const hasCompany = data.hasSso && company !== undefined
  if (data.providers.length === 0 && !hasCompany) return null
  return (
    <div className="mt-6 grid grid-cols-1 gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        {t('authPage.provider.or')}
      </p>
      <div role="alert" className="empty:hidden">
        {error !== null && error !== undefined && (
          <Notice tone="danger">{errorSentence(t, error)}</Notice>
        )}
      </div>
      {data.providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          waiting={waiting === provider.id}
          waitingLabel={t('authPage.provider.leaving', { provider: provider.name })}
          onClick={() => onChoose(provider)}
        >
          {t('authPage.provider.continue', { provider: provider.name })}
        </Button>
      ))}
      {hasCompany && company}
      {!hasTermsNote && <TermsNote>{t('authPage.provider.accepts')}</TermsNote>}
    </div>
  )
}
