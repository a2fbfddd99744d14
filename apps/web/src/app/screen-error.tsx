import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Message } from '../ui/message.tsx'

type ScreenErrorProps = { error: unknown; onRetry: () => void }

/** Message in the place of a failed screen; a retry, which coming back online is too, also repeats its queries. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const { t } = useTranslation()
  const { reset } = useQueryErrorResetBoundary()
  const notDownloaded = isDownloadFailure(error)
  usePageTitle(t('common.failed.title'))
  const handleRetry = () => {
    // A deploy removes the old files; only a reload knows the new ones.
    if (notDownloaded) return window.location.reload()
    reset()
    onRetry()
  }
  useEffect(() => {
    window.addEventListener('online', handleRetry)
    return () => window.removeEventListener('online', handleRetry)
  })
  return (
    <div role="alert">
      <Message
        title={t('common.failed.title')}
        text={t(notDownloaded ? 'common.unreachable.text' : 'common.failed.text')}
      >
        <Button onClick={handleRetry}>{t('common.retry')}</Button>
        <ButtonLink to="/" variant="secondary">
          {t('common.notFound.back')}
        </ButtonLink>
      </Message>
    </div>
  )
}

/** Whether a script file failed to load; each browser has its own message. */
function isDownloadFailure(error: unknown) {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  )
}
