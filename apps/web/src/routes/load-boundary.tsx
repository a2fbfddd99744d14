import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../lib/error-sentence.ts'
import { LoadFailure } from '../ui/load-failure.tsx'

type LoadBoundaryProps = {
  /** Skeleton of the content. */
  loading: ReactNode
  /** Heading of the page while the content, which brings its own, loads or fails. */
  heading?: string
  /** Sentence of a failure, where the server's stands elsewhere on the page. */
  failure?: string
  children: ReactNode
}

/** Boundary of content with suspense queries: skeleton while it loads, failure with a retry. */
export function LoadBoundary({ loading, heading, failure, children }: LoadBoundaryProps) {
  const { t } = useTranslation()
  const { reset } = useQueryErrorResetBoundary()
  const title = heading !== undefined && <h1 className="sr-only">{heading}</h1>
  return (
    <CatchFailure
      onRetry={reset}
      fallback={(error, retry) => (
        <>
          {title}
          <LoadFailure
            message={failure ?? errorSentence(t, error)}
            retrying={false}
            onRetry={retry}
          />
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

/** Error boundary that tries again when the browser is back online; React has them as classes only. */
class CatchFailure extends Component<CatchFailureProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry)
  }

  private readonly retry = () => {
    if (this.state.failure === null) return
    this.props.onRetry()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.fallback(failure.error, this.retry)
  }
}
