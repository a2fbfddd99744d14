import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'

/** Ids of the posts whose whole text is shown; kept here because a feed unmounts posts that are far away. */
const unfolded = new Set<string>()

type FoldedTextProps = {
  /** Id given to the text, which describes the post. */
  id: string
  postId: string
  children: ReactNode
}

/** Text of a post in a list, folded after twelve lines. */
export function FoldedText({ id, postId, children }: FoldedTextProps) {
  const { t } = useTranslation()
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setIsOpen] = useState(() => unfolded.has(postId))
  const isLong = useIsCut(text, isOpen)

  const handleToggle = () => {
    if (isOpen) unfolded.delete(postId)
    else unfolded.add(postId)
    setIsOpen(!isOpen)
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <p
        ref={text}
        id={id}
        dir="auto"
        className={classNames(
          'leading-6 wrap-anywhere whitespace-pre-wrap',
          !isOpen && 'line-clamp-12',
        )}
      >
        {children}
      </p>
      {(isLong || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={handleToggle}
          className="inline-flex min-h-8 items-center justify-self-start rounded text-sm font-medium text-primary underline-offset-4 hover:underline"
        >
          {t(isOpen ? 'feed.post.fold' : 'feed.post.unfold')}
        </button>
      )}
    </div>
  )
}

/** Whether a folded text is longer than what is shown of it, at its present width. */
function useIsCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const element = text.current
    if (element === null || isOpen) return
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text, isOpen])
  return isCut
}
