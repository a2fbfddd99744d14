import { Component, type ReactNode } from 'react'
import { ScreenError } from './screen-error.tsx'

type ScreenBoundaryProps = {
  /** Address whose content it holds: a failure is over once the reader goes elsewhere. */
  pathname?: string
  /** Called before the failed screen is rendered again. */
  onRetry?: () => void
  children: ReactNode
}

/** Error boundary of a screen; its layout stays. React has error boundaries as classes only. */
export class ScreenBoundary extends Component<
  ScreenBoundaryProps,
  { failure: { error: unknown } | null }
> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidUpdate({ pathname }: ScreenBoundaryProps) {
    if (this.state.failure !== null && pathname !== this.props.pathname) this.retry()
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return <ScreenError error={failure.error} onRetry={this.retry} />
  }
}
