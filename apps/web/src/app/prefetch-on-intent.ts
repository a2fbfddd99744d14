import { partsOf } from './routes.tsx'

/** What a person does just before they follow a link: pointing at it, touching it, tabbing to it. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Downloads the page behind each link of ours that somebody is about to follow. */
export function prefetchOnIntent() {
  for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true })
}

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin) return
  for (const part of partsOf(link.pathname)) {
    // Nobody asked for it yet: whoever does later is told of their own failure.
    part.load().catch(part.reset)
  }
}
