import { excerpt } from '@podium/domain'
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { postsQuery } from '../data/posts.ts'
import { FeedSkeleton } from '../features/feed/feed-skeleton.tsx'
import { PostCard } from '../features/feed/post-card.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { useSessionUser } from '../lib/session-store.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'
import { LoadBoundary } from './load-boundary.tsx'

/** Page of one post with its comments, for members. */
export function PostPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <AreaScreen width="narrow" className="gap-4">
      <BackButton>{t('feed.back')}</BackButton>
      {isUuid(id) ? (
        <LoadBoundary
          key={id}
          loading={<FeedSkeleton count={1} />}
          heading={t('feed.single.title')}
        >
          <SinglePost id={id.toLowerCase()} />
        </LoadBoundary>
      ) : (
        <NoPost />
      )}
    </AreaScreen>
  )
}

function SinglePost({ id }: { id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const user = useSessionUser()
  const query = postsQuery({ postId: id })
  const { data } = useSuspenseInfiniteQuery(query)
  const [post] = data.pages.flatMap((page) => page.posts)
  const [showsComments, setShowsComments] = useState(true)
  const title = post === undefined ? t('feed.single.title') : excerpt(post.content)
  usePageTitle(title === '' ? t('feed.single.title') : title)
  if (user === undefined) return null
  if (post === undefined) return <NoPost />

  const handleDeleted = () => {
    queries.removeQueries({ queryKey: query.queryKey })
    void navigate('/dashboard', { replace: true })
  }
  return (
    <>
      <h1 className="sr-only">{t('feed.single.title')}</h1>
      <PostCard
        post={post}
        personId={user.id}
        showsComments={showsComments}
        onToggleComments={() => setShowsComments(!showsComments)}
        onDeleted={handleDeleted}
      />
    </>
  )
}

function NoPost() {
  const { t } = useTranslation()
  usePageTitle(t('feed.single.title'))
  return (
    <div className="grid justify-items-start gap-2 py-10">
      <h1 className="font-display text-3xl font-semibold">{t('feed.single.notFound')}</h1>
      <p className="text-muted">{t('feed.single.notFoundHint')}</p>
      <ButtonLink to="/dashboard" variant="secondary" className="mt-4">
        {t('feed.single.toFeed')}
      </ButtonLink>
    </div>
  )
}
