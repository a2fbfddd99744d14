import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { handOnFocus } from './hand-on-focus.ts'
import { Notice } from './notice.tsx'

type LoadFailureProps = {
  /** Sentence that says what happened. */
  message: string
  retrying: boolean
  onRetry: () => void
}

/** Notice in the place of content that failed to load, with a retry. */
export function LoadFailure({ message, retrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="danger" role="alert">
      <p>{message}</p>
      <Button
        ref={handOnFocus}
        size="sm"
        variant="secondary"
        waiting={retrying}
        waitingLabel={t('common.retrying')}
        onClick={onRetry}
        className="mt-2"
      >
        {t('common.retry')}
      </Button>
    </Notice>
  )
}
