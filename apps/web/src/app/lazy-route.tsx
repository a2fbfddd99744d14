import type { Namespace } from '@podium/i18n'
import { type ComponentType, use } from 'react'
import { loadTexts } from '../lib/i18n.ts'
import { lazyValue } from '../ui/lazy.tsx'

/** Screen or layout of a route with its code and its texts, downloaded on a visit or on intent. */
export type LazyRoute = {
  texts: readonly Namespace[]
  /** Downloads code and texts once; a failed download stays rejected until `reset`. */
  load(): Promise<unknown>
  reset(): void
  /** Suspends until code and texts are there; renders at once where `load` has ended. */
  Content: ComponentType
}

export function lazyRoute(
  texts: readonly Namespace[],
  download: () => Promise<ComponentType>,
): LazyRoute {
  const lazy = lazyValue(() =>
    Promise.all([download(), loadTexts(texts)]).then(([component]) => component),
  )
  return {
    texts,
    load: lazy.load,
    reset: lazy.reset,
    Content() {
      const Component = lazy.ready ?? use(lazy.load())
      return <Component />
    },
  }
}
