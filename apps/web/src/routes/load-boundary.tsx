import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../lib/error-sentence.ts'
import { LoadFailure } from '../ui/load-failure.tsx'

type LoadBoundaryProps = {
  /** The shape of the content, shown while it loads. */
  loading: ReactNode
  /** The page's name until there is content, where its heading comes with the content. */
  heading?: string
  children: ReactNode
}

/** Around what asks the server: its outline while it loads; what happened, and a retry, when it fails. */
export function LoadBoundary({ loading, heading, children }: LoadBoundaryProps) {
  const { t } = useTranslation()
  const { reset } = useQueryErrorResetBoundary()
  const title = heading !== undefined && <h1 className="sr-only">{heading}</h1>
  return (
    <CatchFailure
      onRetry={reset}
      fallback={(error, retry) => (
        <>
          {title}
          <LoadFailure message={errorSentence(t, error)} retrying={false} onRetry={retry} />
        </>
      )}
    >
      <Suspense
        fallback={
          <>
            {title}
            {loading}
          </>
        }
      >
        {children}
      </Suspense>
    </CatchFailure>
  )
}

type CatchFailureProps = {
  onRetry: () => void
  fallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/** React catches errors of children in classes only. */
class CatchFailure extends Component<CatchFailureProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  private readonly retry = () => {
    this.props.onRetry()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.fallback(failure.error, this.retry)
  }
}
