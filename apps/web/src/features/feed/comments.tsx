import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'

type CommentsProps = {
  postId: string
  personId: string
  /** Whether comments can no longer be added. */
  closed: boolean
  /** Whether they are shown. */
  isOpen: boolean
  /** Called with true while a comment is being edited: the post must then stay mounted. */
  onHold: (held: boolean) => void
}

/** Comments of a post, with the form that adds one. */
export function Comments({ postId, personId, closed, isOpen, onHold }: CommentsProps) {
  const { t } = useTranslation()
  const section = useRef<HTMLElement>(null)
  if (!isOpen) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('feed.comments.list')}
      className="grid grid-cols-1 gap-4 border-border border-t pt-4 outline-none"
    >
      <CommentList
        postId={postId}
        personId={personId}
        onHold={onHold}
        onDeleted={() => section.current?.focus()}
      />
      {!closed && <CommentForm postId={postId} personId={personId} />}
    </section>
  )
}
