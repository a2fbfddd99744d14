import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Message } from '../ui/message.tsx'

/** Stands where a screen failed; its surroundings stay. Trying again asks the server again. */
export function ScreenError() {
  const { t } = useTranslation()
  const { reset } = useQueryErrorResetBoundary()
  const { revalidate, state } = useRevalidator()
  usePageTitle(t('common.failed.title'))
  const handleRetry = () => {
    reset()
    return revalidate()
  }
  return (
    <div role="alert">
      <Message title={t('common.failed.title')} text={t('common.failed.text')}>
        <Button
          waiting={state === 'loading'}
          waitingLabel={t('common.retrying')}
          onClick={() => void handleRetry()}
        >
          {t('common.retry')}
        </Button>
        <ButtonLink to="/" variant="secondary">
          {t('common.notFound.back')}
        </ButtonLink>
      </Message>
    </div>
  )
}
