import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { type Errand, ProviderFailure, providerReturnQuery } from '../data/providers.ts'
import { providerFailure } from '../features/auth/provider-failure.ts'
import { useSession } from '../lib/session-store.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast.ts'

const ACCOUNT = '/dashboard/account'

/** Page that an external provider leads back to: signs in or links, and leads on, or says what failed. */
export function ProviderReturn() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const { data: errand, error } = useQuery(providerReturnQuery(search))
  const session = useSession()
  usePageTitle(t('authPage.provider.title'))
  const isTold = useRef(false)
  useEffect(() => {
    if (errand?.purpose !== 'link' || isTold.current) return
    // `t` changes with every text that is loaded.
    isTold.current = true
    toast.success(t('authPage.provider.linked', { provider: errand.provider }))
  }, [errand, t])
  // The session is stored first: whoever has to show a second factor is led to it by the guard.
  if (errand !== undefined && session.status !== 'loading') {
    return <Navigate replace to={leadsTo(errand)} />
  }
  const failed = error instanceof ProviderFailure ? error.errand : undefined
  const isLink = failed?.purpose === 'link' || session.status === 'signed-in'
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">
        {t('authPage.provider.title')}
      </h1>
      {error === null ? (
        <Spinner label={t('authPage.login.submitting')} className="size-8 text-primary" />
      ) : (
        <>
          <Notice tone="danger" role="alert" className="w-full">
            {providerFailure(t, error)}
          </Notice>
          <ButtonLink replace to={isLink ? ACCOUNT : '/login'}>
            {t(`authPage.provider.${isLink ? 'toAccount' : 'toLogin'}`)}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

const leadsTo = (errand: Errand) =>
  errand.purpose === 'link' ? ACCOUNT : (errand.from ?? '/dashboard')
