import type { Namespace } from '@podium/i18n'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { lazyRoute } from './lazy-route.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

type Download = () => Promise<ComponentType>

/** Route of a screen, downloaded on a visit. A failing screen leaves its layout in place. */
export function screen(path: string, texts: readonly Namespace[], download: Download): RouteObject {
  const lazy = lazyRoute(texts, download)
  const element = (
    <ScreenBoundary key={path} onRetry={lazy.reset}>
      <lazy.Content />
    </ScreenBoundary>
  )
  return { path, element, handle: lazy }
}

/** Layout that several screens share, downloaded with the first of them. */
export function area(
  texts: readonly Namespace[],
  download: Download,
  children: RouteObject[],
): RouteObject {
  const lazy = lazyRoute(texts, download)
  return { element: <lazy.Content />, handle: lazy, children }
}

export const dataArea: Download = () => import('./data-area.tsx').then((m) => m.DataArea)
export const notFound: Download = () => import('../routes/not-found.tsx').then((m) => m.NotFound)
