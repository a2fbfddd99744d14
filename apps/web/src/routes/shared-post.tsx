import { excerpt } from '@podium/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { sharedPostQuery } from '../data/shared-post.ts'
import { FeedSkeleton } from '../features/feed/feed-skeleton.tsx'
import { SharedPostCard } from '../features/feed/shared-post-card.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { useSessionUser } from '../lib/session-store.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { LoadBoundary } from './load-boundary.tsx'

/** Public page of a shared post, with the way to an account. */
export function SharedPost() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 sm:py-14">
      {isUuid(id) ? (
        <LoadBoundary key={id} loading={<FeedSkeleton count={1} />} heading={t('sharedPost.title')}>
          <Found id={id.toLowerCase()} />
        </LoadBoundary>
      ) : (
        <NotShared id={id} />
      )}
    </div>
  )
}

function Found({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data: post } = useSuspenseQuery(sharedPostQuery(id))
  const user = useSessionUser()
  usePageTitle(post === null ? t('sharedPost.title') : titleOf(post))
  if (post === null) return <NotShared id={id} />

  function titleOf({ author, content }: typeof post & object) {
    const name = author.name || t('feed.post.someone')
    return t('sharedPost.by', { name, excerpt: excerpt(content) })
  }
  return (
    <>
      <h1 className="sr-only">
        {t('sharedPost.heading', { name: post.author.name || t('feed.post.someone') })}
      </h1>
      <SharedPostCard post={post} />
      <aside className="grid justify-items-start gap-3 rounded-2xl bg-primary-soft p-5 sm:p-7 text-on-primary-soft">
        <h2 className="font-display text-2xl font-semibold">{t('sharedPost.join')}</h2>
        <p>{t(user === undefined ? 'sharedPost.joinText' : 'sharedPost.memberText')}</p>
        <div className="mt-1 flex flex-wrap gap-3">
          {user === undefined ? (
            <>
              <ButtonLink to="/register?type=professional">{t('nav.register')}</ButtonLink>
              <ButtonLink to={`/dashboard/post/${id}`} variant="secondary">
                {t('nav.login')}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={`/dashboard/post/${id}`}>{t('sharedPost.open')}</ButtonLink>
          )}
        </div>
      </aside>
    </>
  )
}

function NotShared({ id }: { id: string }) {
  const { t } = useTranslation()
  usePageTitle(t('sharedPost.title'))
  return (
    <div className="grid justify-items-start gap-3 py-8">
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">
        {t('sharedPost.notFound')}
      </h1>
      <p className="text-lg text-muted">{t('sharedPost.notFoundText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={isUuid(id) ? `/dashboard/post/${id}` : '/dashboard'}>
          {t('sharedPost.asMember')}
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t('common.notFound.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
