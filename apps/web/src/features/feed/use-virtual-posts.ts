import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Post } from '../../data/posts.ts'

/** Posts mounted above and below the window, for quick scrolling, Tab and search in the page. */
const OVERSCAN = 6
/** Height assumed for a post that was never mounted, in pixels. */
const USUAL_HEIGHT = 190

/** Posts to mount, and their offsets. `heights` keeps the measured heights for the next visit. */
export function useVirtualPosts(posts: readonly Post[], heights: Map<string, number>) {
  const box = useRef<HTMLElement>(null)
  const held = useRef(new Set<string>())
  const [top, setTop] = useState(0)
  // The content above the feed may grow at any time, as the composer does.
  useLayoutEffect(() => {
    if (box.current === null) return
    setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY))
  })

  const idAt = (index: number) => posts[index]?.id ?? ''
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: posts.length,
    getItemKey: idAt,
    estimateSize: (index) => heights.get(idAt(index)) ?? USUAL_HEIGHT,
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance)
      heights.set(idAt(instance.indexFromElement(element)), height)
      return height
    },
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: withHeld,
  })

  /** Range with the posts that are held or focused: they stay mounted at any distance. */
  function withHeld(range: Range): number[] {
    const focused = box.current?.contains(document.activeElement)
      ? Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index') ?? -1)
      : -1
    const kept = posts.flatMap(({ id }, index) =>
      index === focused || held.current.has(id) ? [index] : [],
    )
    return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b)
  }

  return {
    box,
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems().flatMap(({ index, start }) => {
      const post = posts[index]
      return post === undefined ? [] : [{ post, index, offset: start - top }]
    }),
    measure: virtualizer.measureElement,
    hold(id: string, isHeld: boolean) {
      if (isHeld) held.current.add(id)
      else held.current.delete(id)
    },
    /** Scrolls to a post that may not be mounted yet. */
    reveal: (index: number) => virtualizer.scrollToIndex(index, { align: 'start' }),
  }
}
