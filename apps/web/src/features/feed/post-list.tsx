import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type PostChoice, postsQuery, restartFeeds } from '../../data/posts.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { NewPostsPill } from './new-posts-pill.tsx'
import { VirtualFeed } from './virtual-feed.tsx'

type PostListProps = {
  choice: PostChoice
  personId: string
  /** Preview without the author's buttons and hidden posts. */
  asOthers?: boolean
  /** Texts of an empty list. */
  empty: { title: string; hint: string }
}

/** Posts with endless scroll, and a button that loads more. */
export function PostList({ choice, personId, asOthers = false, empty }: PostListProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const feed = useSuspenseInfiniteQuery(postsQuery(choice))
  const posts = feed.data.pages
    .flatMap((page) => page.posts)
    .filter(({ isHidden }) => !(asOthers && isHidden))
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed

  const start = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sentinel = end.current
    // After a failure only the button tries again. Observed anew after every request: a like cancels one.
    if (sentinel === null || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage(),
      { rootMargin: '0px 0px 600px' },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError])

  const handleShowNew = () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    start.current?.focus({ preventScroll: true })
    void restartFeeds(queries)
  }
  return (
    // No scroll anchoring: what stands below the posts moves with every page that loads.
    <div ref={start} tabIndex={-1} className="outline-none [overflow-anchor:none]">
      {'search' in choice && (
        <NewPostsPill choice={choice} newest={posts[0]} onShow={handleShowNew} />
      )}
      {posts.length === 0 ? (
        <EmptyList icon={MessagesSquare} title={empty.title} text={empty.hint} />
      ) : (
        <>
          <VirtualFeed
            name={JSON.stringify(choice)}
            posts={posts}
            personId={personId}
            asOthers={asOthers}
            hasMore={hasNextPage}
            loadsMore={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
            onLeave={(to) => (to === 'end' ? end : start).current?.focus()}
          />
          <div
            ref={end}
            tabIndex={-1}
            className="grid min-h-16 place-items-center pt-4 text-sm text-muted outline-none"
          >
            {isFetchNextPageError && (
              <LoadFailure
                message={errorSentence(t, feed.error)}
                retrying={isFetchingNextPage}
                onRetry={() => void fetchNextPage()}
              />
            )}
            {hasNextPage && !isFetchNextPageError && (
              <Button
                ref={handOnFocus}
                variant="secondary"
                waiting={isFetchingNextPage}
                waitingLabel={t('common.loading')}
                onClick={() => void fetchNextPage()}
              >
                {t('feed.more')}
              </Button>
            )}
            {!hasNextPage && 'search' in choice && <p>{t('feed.end')}</p>}
          </div>
        </>
      )}
    </div>
  )
}
