import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { onFirstTouch } from './first-touch.ts'

/** Value of a module that is downloaded when it is needed. */
export type LazyValue<T> = {
  /** Value, undefined until it is downloaded. */
  ready: T | undefined
  /** Downloads the code once; a failed download stays rejected until `reset`. */
  load(): Promise<T>
  /** Lets the next `load` try again. */
  reset(): void
}

export function lazyValue<T>(download: () => Promise<T>): LazyValue<T> {
  let loading: Promise<T> | undefined
  const lazy: LazyValue<T> = {
    ready: undefined,
    load() {
      loading ??= download().then((value) => {
        lazy.ready = value
        return value
      })
      return loading
    },
    reset() {
      loading = undefined
    },
  }
  return lazy
}

/** Component whose code is downloaded when it is needed. */
type LazyComponent<Props> = LazyValue<ComponentType<Props>>

type LazyProps<Props> = {
  component: LazyComponent<Props>
  props: Props
  /** Whether the component is to be shown; once shown it stays mounted. */
  needed: boolean
  /** Placeholder until the component is needed and downloaded. */
  before?: ReactNode
}

/**
 * Mounts a lazy component as soon as it is needed. The download starts at the person's first action on the
 * page, so that it does not weigh on the first view. A failed download throws to the nearest error boundary.
 */
export function Lazy<Props extends object>({ component, props, needed, before }: LazyProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => onFirstTouch(() => void component.load().catch(component.reset)), [component])
  useEffect(() => {
    if (!needed || Component !== undefined) return
    component.load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => {
        component.reset()
        setFailure({ error })
      },
    )
  }, [component, needed, Component])
  if (failure !== undefined) throw failure.error
  if (Component !== undefined) return <Component {...props} />
  if (!needed || component.ready === undefined) return before
  setComponent(() => component.ready)
  return before
}

/** Dialog component whose window is downloaded lazily, and stays mounted once it was open. */
export function lazyDialog<Props extends { open: boolean }>(
  download: () => Promise<ComponentType<Props>>,
) {
  const component = lazyValue(download)
  return (props: Props) => <Lazy component={component} needed={props.open} props={props} />
}
