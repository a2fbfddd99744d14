import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { handOnFocus } from './hand-on-focus.ts'
import { Notice } from './notice.tsx'

type LoadFailureProps = {
  /** What happened, in the reader's language. */
  message: string
  retrying: boolean
  onRetry: () => void
}

/** Stands where content could not be loaded, and offers to try again in place. */
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
