import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { postsQuery } from '../../data/posts.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PostCard } from './post-card.tsx'

type PostListProps = {
  query: ReturnType<typeof postsQuery>
  personId: string
  /** What to say when there are none. */
  empty: { title: string; hint: string }
}

/** The posts; more of them arrive as the end comes near, or with the button. */
export function PostList({ query, personId, empty }: PostListProps) {
  const { t } = useTranslation()
  const feed = useSuspenseInfiniteQuery(query)
  const posts = feed.data.pages.flat()
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed

  const list = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sentinel = end.current
    // After a failure only the button tries again.
    if (sentinel === null || !hasNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage(),
      { rootMargin: '0px 0px 600px' },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [fetchNextPage, hasNextPage, isFetchNextPageError])

  if (posts.length === 0) {
    return (
      <div className="grid gap-1 rounded-2xl border border-border border-dashed px-6 py-14 text-center">
        <p className="font-display text-xl font-semibold">{empty.title}</p>
        <p className="text-muted wrap-anywhere">{empty.hint}</p>
      </div>
    )
  }
  return (
    <>
      <section
        ref={list}
        role="feed"
        tabIndex={-1}
        aria-label={t('feed.list')}
        aria-busy={isFetchingNextPage}
        className="grid grid-cols-1 gap-4 outline-none"
      >
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            personId={personId}
            position={index + 1}
            total={hasNextPage ? -1 : posts.length}
            onDeleted={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </section>
      <div ref={end} className="grid min-h-16 place-items-center pt-4 text-sm text-muted">
        {isFetchNextPageError && (
          <LoadFailure
            message={errorSentence(t, feed.error)}
            retryLabel={t('common.retry')}
            retryingLabel={t('common.retrying')}
            retrying={isFetchingNextPage}
            onRetry={() => void fetchNextPage()}
          />
        )}
        {hasNextPage && !isFetchNextPageError && (
          <Button
            variant="secondary"
            waiting={isFetchingNextPage}
            waitingLabel={t('common.loading')}
            onClick={() => void fetchNextPage()}
          >
            {t('feed.more')}
          </Button>
        )}
        {!hasNextPage && <p>{t('feed.end')}</p>}
      </div>
    </>
  )
}
