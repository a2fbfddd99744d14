import { Component, type ReactNode } from 'react'
import { ScreenError } from './screen-error.tsx'

type ScreenBoundaryProps = {
  /** Called before what failed is drawn once more. */
  onRetry?: () => void
  children: ReactNode
}

/** Around a screen: when it fails, its surroundings stay. React catches errors of children in classes only. */
export class ScreenBoundary extends Component<
  ScreenBoundaryProps,
  { failure: { error: unknown } | null }
> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
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
