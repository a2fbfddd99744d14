import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { onFirstTouch } from './first-touch.ts'

/** A component that is not downloaded yet, or is. */
type LatePart<Props> = {
  ready: ComponentType<Props> | undefined
  load(): Promise<ComponentType<Props>>
}

/** A part for `Late`, downloaded once; after a failure the next call tries again. */
export function latePart<Props>(download: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const part: LatePart<Props> = {
    ready: undefined,
    load() {
      loading ??= download().then(
        (component) => {
          part.ready = component
          return component
        },
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
  return part
}

type LateProps<Props> = {
  part: LatePart<Props>
  props: Props
  /** Whether it is to be seen; it stays from then on. */
  needed: boolean
  /** Stands there until it is needed and downloaded. */
  before?: ReactNode
}

/**
 * What somebody may ask for, such as a dialog: downloaded when somebody begins to act on the page, so
 * that it does not weigh on the first look. A failed download fails as the component would.
 */
export function Late<Props extends object>({ part, props, needed, before }: LateProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => onFirstTouch(() => void part.load().catch(() => undefined)), [part])
  useEffect(() => {
    if (!needed || Component !== undefined) return
    part.load().then(
      (component) => setComponent(() => component),
      (error: unknown) => setFailure({ error }),
    )
  }, [part, needed, Component])
  if (failure !== undefined) throw failure.error
  if (Component !== undefined) return <Component {...props} />
  if (!needed || part.ready === undefined) return before
  setComponent(() => part.ready)
  return before
}
