import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { commentsQuery } from '../../data/comments.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CommentItem } from './comment-item.tsx'

type CommentListProps = {
  postId: string
  personId: string
  onHold: (held: boolean) => void
  onDeleted: () => void
}

/** Comments of a post, oldest first; earlier pages on demand. */
export function CommentList({ postId, personId, onHold, onDeleted }: CommentListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const query = useInfiniteQuery(commentsQuery(postId))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const pages = query.data?.pages.length ?? 0
  const askedForEarlier = useRef(false)
  useEffect(() => {
    if (!askedForEarlier.current || pages < 2) return
    askedForEarlier.current = false
    // The button may be gone: focuses the first of the loaded comments.
    const first = list.current?.firstElementChild
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [pages])
  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-12" />
      </div>
    )
  }
  const comments = query.data?.pages.toReversed().flatMap((page) => page.comments) ?? []

  const handleEarlier = () => {
    askedForEarlier.current = true
    void query.fetchNextPage()
  }
  const failure = (onRetry: () => void) => (
    <LoadFailure
      message={errorSentence(t, query.error, 'feed.comments.failed')}
      retrying={query.isFetching}
      onRetry={onRetry}
    />
  )
  if (query.data === undefined) return failure(() => void query.refetch())
  if (comments.length === 0) {
    return <p className="text-sm text-muted">{t('feed.comments.empty')}</p>
  }
  return (
    <>
      {isFetchNextPageError && failure(handleEarlier)}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          variant="ghost"
          size="sm"
          waiting={isFetchingNextPage}
          waitingLabel={t('common.loading')}
          onClick={handleEarlier}
          className="-ms-3 justify-self-start"
        >
          {t('feed.comments.earlier')}
        </Button>
      )}
      <ul ref={list} className="grid grid-cols-1 gap-4">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            postId={postId}
            personId={personId}
            onHold={onHold}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
    </>
  )
}
