import { lazyRoutesAt, resetRoutes } from './routes.tsx'

/** Events that announce that a link may be followed: pointing at it, touching it, tabbing to it. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Prefetches code and texts of the page behind each internal link that is pointed at, touched or focused. */
export function prefetchOnIntent() {
  for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true })
}

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin) return
  // A failed prefetch is forgotten: a visit downloads again, and reports its own failure.
  lazyRoutesAt(link.pathname).then((routes) => {
    for (const route of routes) route.load().catch(route.reset)
  }, resetRoutes)
}
