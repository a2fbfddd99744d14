import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

type FeedKeys = {
  box: RefObject<HTMLElement | null>
  count: number
  hasMore: boolean
  /** Mounts a post outside of the window. */
  reveal: (index: number) => void
  onMore: () => void
  onLeave: (to: 'start' | 'end') => void
}

/**
 * Keys of the ARIA feed pattern: Page Down and Page Up move to the next and previous post, Control with Home
 * or End leaves the feed. In text fields the keys keep their meaning.
 */
export function useFeedKeys({ box, count, hasMore, reveal, onMore, onLeave }: FeedKeys) {
  /** Index to focus once its post is mounted or loaded. */
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    if (awaited.current !== undefined && focusArticle(box.current, awaited.current)) {
      awaited.current = undefined
    }
  })

  const goTo = (index: number) => {
    if (index < 0 || (index >= count && !hasMore)) return
    if (focusArticle(box.current, index)) return
    awaited.current = index
    if (index < count) reveal(index)
    else onMore()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement // keys come from elements
    // Dialogs and menus of a post are its children in React only, not in the DOM.
    if (!event.currentTarget.contains(target) || target.matches('input, textarea, select')) return
    const index = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1)
    switch (event.key) {
      case 'PageDown':
        goTo(index + 1)
        break
      case 'PageUp':
        goTo(index - 1)
        break
      case 'Home':
      case 'End':
        if (!event.ctrlKey) return
        onLeave(event.key === 'Home' ? 'start' : 'end')
        break
      default:
        return
    }
    event.preventDefault()
  }
  return { handleKeyDown }
}

/** Focuses a post; returns whether it is mounted. */
function focusArticle(box: HTMLElement | null, index: number): boolean {
  const article = box?.querySelector<HTMLElement>(`[data-index="${index}"] > article`)
  if (!article) return false
  article.focus({ preventScroll: true })
  article.scrollIntoView({ block: 'start', behavior: 'instant' })
  return true
}
