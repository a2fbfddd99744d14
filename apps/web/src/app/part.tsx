import type { Namespace } from '@podium/i18n'
import { type ComponentType, use } from 'react'
import { loadTexts } from '../lib/i18n.ts'

/** A screen or a layout with its code and its texts, downloaded when somebody goes there or is about to. */
export type Part = {
  texts: readonly Namespace[]
  /** Downloads code and texts once; after a failure it stays failed until `reset`. */
  load(): Promise<unknown>
  reset(): void
  /** Suspends until it is downloaded; draws at once where `load` has ended. */
  Content: ComponentType
}

export function createPart(
  texts: readonly Namespace[],
  download: () => Promise<ComponentType>,
): Part {
  let ready: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const load = () => {
    loading ??= Promise.all([download(), loadTexts(texts)]).then(([component]) => {
      ready = component
      return component
    })
    return loading
  }
  return {
    texts,
    load,
    reset() {
      loading = undefined
    },
    Content() {
      const Component = ready ?? use(load())
      return <Component />
    },
  }
}
