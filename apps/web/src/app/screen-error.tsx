import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Message } from '../ui/message.tsx'

type ScreenErrorProps = { error: unknown; onRetry: () => void }

/** Stands where a screen failed; its surroundings stay. Trying again asks the server again. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const { t } = useTranslation()
  const { reset } = useQueryErrorResetBoundary()
  const notDownloaded = isDownloadFailure(error)
  usePageTitle(t('common.failed.title'))
  const handleRetry = () => {
    // After a new version went live the old files are gone: only the new page knows the new ones.
    if (notDownloaded) return window.location.reload()
    reset()
    onRetry()
  }
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

/** Whether a screen's own file could not be loaded; each browser says it in its words. */
function isDownloadFailure(error: unknown) {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  )
}
