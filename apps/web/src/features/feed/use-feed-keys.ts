import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

type FeedKeys = {
  box: RefObject<HTMLElement | null>
  count: number
  hasMore: boolean
  /** Draws a post that is far away. */
  reveal: (index: number) => void
  onMore: () => void
  onLeave: (to: 'start' | 'end') => void
}

/**
 * The keys of the feed pattern: Page Down and Page Up to the next and the previous post, Control with Home
 * or End to what stands before or after the feed. Where somebody writes, the keys stay theirs.
 */
export function useFeedKeys({ box, count, hasMore, reveal, onMore, onLeave }: FeedKeys) {
  /** Wanted, and not drawn or not loaded yet. */
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
    // Dialogs and menus of a post are its children for React only.
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

/** Answers whether the post is there. */
function focusArticle(box: HTMLElement | null, index: number): boolean {
  const article = box?.querySelector<HTMLElement>(`[data-index="${index}"] > article`)
  if (!article) return false
  article.focus({ preventScroll: true })
  article.scrollIntoView({ block: 'start', behavior: 'instant' })
  return true
}
