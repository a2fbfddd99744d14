import { mayHaveSkills } from '@podium/domain'
import {
  useIsFetching,
  usePrefetchInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { eligibilityQuery } from '../data/eligibility.ts'
import { FOUND_KEY } from '../data/find-professionals.ts'
import { ownApiQuery } from '../data/own-api.ts'
import { FEED_KEY, postsQuery, restartFeeds } from '../data/posts.ts'
import { PROJECTS_KEY } from '../data/projects-key.ts'
import { Composer } from '../features/feed/composer.tsx'
import { FeedSearch } from '../features/feed/feed-search.tsx'
import { ComposerSkeleton, FeedSkeleton } from '../features/feed/feed-skeleton.tsx'
import { FirstSteps } from '../features/feed/first-steps.tsx'
import { FoundProfessionals } from '../features/feed/found-professionals.tsx'
import { PostList } from '../features/feed/post-list.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { loadTexts } from '../lib/i18n.ts'
import { type SessionUser, useSessionUser } from '../lib/session-store.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { usePause } from '../lib/use-pause.ts'
import { useRest } from '../lib/use-rest.ts'
import { classNames } from '../ui/class-names.ts'
import { Lazy, lazyValue } from '../ui/lazy.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { AreaScreen } from './area-screen.tsx'
import { ClientCardSkeleton } from './client-card-skeleton.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { SearchMarks } from './search-marks.tsx'

/** Time in ms in which a second press on “Publish” meets nothing: what follows it has moved up under the pointer. */
const AFTER_PUBLISHING_MS = 1000

const sideColumn = lazyValue(() =>
  import('../features/feed/side-column.tsx').then((m) => m.SideColumn),
)

const clientCard = lazyValue(() =>
  Promise.all([import('./client-card.tsx'), loadTexts(['ownProjects'])]).then(
    ([{ ClientCard }]) => ClientCard,
  ),
)

/** Professional news feed (specification §2 "Feed screen"), with what is live beside it on a wide window. */
export function Feed() {
  const { t } = useTranslation()
  usePageTitle(t('feed.title'))
  const user = useSessionUser()
  const isWide = useMediaQuery('(min-width: 75rem)')
  const queries = useQueryClient()
  // On coming back all is known already: the posts are there at once, and so is the place where the reader was.
  const [isSettled, setSettled] = useState(
    () =>
      clientCard.ready !== undefined &&
      (queries.getQueryData(PROJECTS_KEY) !== undefined ||
        queries.getQueryData(ownApiQuery.queryKey) === false),
  )
  const handleSettled = useCallback(() => setSettled(true), [])
  const [isPaused, pause] = usePause(AFTER_PUBLISHING_MS)
  const [isResting, rest] = useRest()
  const handlePublished = () => {
    pause()
    rest()
  }
  const isClient = user !== undefined && !mayHaveSkills(user.role)
  // A card that cannot be downloaded leaves the feed.
  useEffect(() => {
    if (isClient) clientCard.load().catch(handleSettled)
  }, [isClient, handleSettled])
  if (user === undefined) return null
  return (
    <AreaScreen width="wide" className="gap-12 min-[75rem]:grid-cols-[minmax(0,42rem)_18rem]">
      <div
        data-resting={isResting || undefined}
        className={classNames(
          'grid w-full min-w-0 max-w-2xl grid-cols-1 content-start gap-4',
          isPaused && 'pointer-events-none',
        )}
      >
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('feed.title')}</h1>
        {isClient && (
          <BesideSearch>
            <LoadBoundary loading={<ClientCardSkeleton />}>
              <Lazy
                needed
                component={clientCard}
                props={{ onSettled: handleSettled }}
                before={<ClientCardSkeleton />}
              />
            </LoadBoundary>
          </BesideSearch>
        )}
        <FeedColumn user={user} waits={isClient && !isSettled} onPublished={handlePublished} />
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

type FeedColumnProps = {
  user: SessionUser
  waits: boolean
  onPublished: () => void
}

/**
 * Checklist of a professional who may not publish yet or cannot be proposed, search, composer and posts; the search is
 * in the address. All of it comes when the person's profile is known and nothing above it `waits`, so that the checklist,
 * the composer's notice and a client's card move nothing; the posts are asked for meanwhile.
 */
function FeedColumn({ user, waits, onPublished }: FeedColumnProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const refreshing = useIsFetching({ queryKey: FEED_KEY }) > 0
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const { data: profile, isPending } = useQuery(eligibilityQuery(user.id))
  usePrefetchInfiniteQuery(postsQuery({ search }))
  if (isPending || waits) return <Skeleton className="h-11" />

  const handleRefresh = () => {
    const { queryKey } = eligibilityQuery(user.id)
    const asked = [
      restartFeeds(queries, { throwOnError: true }),
      queries.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true }),
      queries.refetchQueries({ queryKey: FOUND_KEY, type: 'active' }, { throwOnError: true }),
    ]
    // The shown posts stay; a failed refresh is reported.
    Promise.all(asked).catch((error: unknown) => toast.error(errorSentence(t, error)))
  }
  return (
    <>
      {mayHaveSkills(user.role) && profile && (
        <BesideSearch>
          <FirstSteps profile={profile} role={user.role} />
        </BesideSearch>
      )}
      <FeedSearch
        search={search}
        refreshing={refreshing}
        onSearch={(q) => setParams(q === '' ? {} : { q })}
        onRefresh={handleRefresh}
      />
      <BesideSearch>
        <LoadBoundary loading={<ComposerSkeleton />} failure={t('feed.composer.loadFailed')}>
          <Composer personId={user.id} onPublished={onPublished} />
        </LoadBoundary>
      </BesideSearch>
      <LoadBoundary key={search} loading={<FeedSkeleton />}>
        <SearchMarks search={search} by="word">
          {search === '' ? (
            <PostList
              choice={{ search }}
              personId={user.id}
              empty={{ title: t('feed.empty'), hint: t('feed.emptyHint') }}
            />
          ) : (
            <FoundProfessionals search={search}>
              <PostList
                choice={{ search }}
                personId={user.id}
                empty={{
                  title: t('feed.search.none', { search }),
                  hint: t('feed.search.noneHint'),
                }}
              />
            </FoundProfessionals>
          )}
        </SearchMarks>
      </LoadBoundary>
    </>
  )
}

/** Part above the posts that leads somewhere or is written in; it gives way to what a search finds. */
function BesideSearch({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  const isSearch = (params.get('q') ?? '') !== ''
  return <div className={classNames('empty:hidden', isSearch && 'hidden')}>{children}</div>
}
