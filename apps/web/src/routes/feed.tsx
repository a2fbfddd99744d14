import { mayHaveSkills } from '@podium/domain'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { eligibilityQuery } from '../data/eligibility.ts'
import { FEED_KEY, restartFeeds } from '../data/posts.ts'
import { Composer } from '../features/feed/composer.tsx'
import { FeedSearch } from '../features/feed/feed-search.tsx'
import { ComposerSkeleton, FeedSkeleton } from '../features/feed/feed-skeleton.tsx'
import { FirstSteps } from '../features/feed/first-steps.tsx'
import { PostList } from '../features/feed/post-list.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { loadTexts } from '../lib/i18n.ts'
import { type SessionUser, useSessionUser } from '../lib/session-store.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Lazy, lazyComponent } from '../ui/lazy.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { AreaScreen } from './area-screen.tsx'
import { ClientCardSkeleton } from './client-card-skeleton.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { SearchMarks } from './search-marks.tsx'

const sideColumn = lazyComponent(() =>
  import('../features/feed/side-column.tsx').then((m) => m.SideColumn),
)

const clientCard = lazyComponent(() =>
  Promise.all([import('./client-card.tsx'), loadTexts(['ownProjects'])]).then(
    ([{ ClientCard }]) => ClientCard,
  ),
)

/** Professional news feed (specification §2 "Feed screen"); the search is in the address. */
export function Feed() {
  const { t } = useTranslation()
  usePageTitle(t('feed.title'))
  const user = useSessionUser()
  const queries = useQueryClient()
  const refreshing = useIsFetching({ queryKey: FEED_KEY }) > 0
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const isWide = useMediaQuery('(min-width: 75rem)')
  if (user === undefined) return null

  const handleRefresh = () => {
    const { queryKey } = eligibilityQuery(user.id)
    const asked = [
      restartFeeds(queries, { throwOnError: true }),
      queries.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true }),
    ]
    // The shown posts stay; a failed refresh is reported.
    Promise.all(asked).catch((error: unknown) => toast.error(errorSentence(t, error)))
  }
  return (
    <AreaScreen width="wide" className="gap-12 min-[75rem]:grid-cols-[minmax(0,42rem)_18rem]">
      <div className="grid w-full min-w-0 max-w-2xl grid-cols-1 content-start gap-4">
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('feed.title')}</h1>
        <Lead user={user}>
          <FeedSearch
            search={search}
            refreshing={refreshing}
            onSearch={(q) => setParams(q === '' ? {} : { q })}
            onRefresh={handleRefresh}
          />
        </Lead>
        <LoadBoundary loading={<ComposerSkeleton />} failure={t('feed.composer.loadFailed')}>
          <Composer personId={user.id} />
        </LoadBoundary>
        <LoadBoundary key={search} loading={<FeedSkeleton />}>
          <SearchMarks search={search} by="word">
            <PostList
              choice={{ search }}
              personId={user.id}
              empty={
                search === ''
                  ? { title: t('feed.empty'), hint: t('feed.emptyHint') }
                  : { title: t('feed.search.none', { search }), hint: t('feed.search.noneHint') }
              }
            />
          </SearchMarks>
        </LoadBoundary>
      </div>
      {isWide && (
        <section
          aria-label={t('feed.side.label')}
          className="sticky top-10 grid content-start gap-5 self-start"
        >
          <LoadBoundary loading={null}>
            <Lazy needed component={sideColumn} props={{ personId: user.id, role: user.role }} />
          </LoadBoundary>
        </section>
      )}
    </AreaScreen>
  )
}

/** Lead of a first visit, above the search: a client's card, or the checklist of a professional who may not publish yet. */
function Lead({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { data: profile, isPending } = useQuery(eligibilityQuery(user.id))
  if (!mayHaveSkills(user.role)) {
    return (
      <>
        <LoadBoundary loading={<ClientCardSkeleton />}>
          <Lazy needed component={clientCard} props={{}} before={<ClientCardSkeleton />} />
        </LoadBoundary>
        {children}
      </>
    )
  }
  // The search stands still: it comes when it is known whether the checklist stands above it.
  if (isPending) return <Skeleton className="h-11" />
  return (
    <>
      {profile && <FirstSteps profile={profile} role={user.role} />}
      {children}
    </>
  )
}
