import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = {
  /** What happened, in the reader's language. */
  message: string
  retryLabel: string
  retryingLabel: string
  retrying: boolean
  onRetry: () => void
}

/** Stands where content could not be loaded, and offers to try again in place. */
export function LoadFailure({
  message,
  retryLabel,
  retryingLabel,
  retrying,
  onRetry,
}: LoadFailureProps) {
  return (
    <Notice tone="danger" role="alert">
      <p>{message}</p>
      <Button
        size="sm"
        variant="secondary"
        waiting={retrying}
        waitingLabel={retryingLabel}
        onClick={onRetry}
        className="mt-2"
      >
        {retryLabel}
      </Button>
    </Notice>
  )
}
