import {
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { fullName } from '../data/author.ts'
import { endorsementsQuery } from '../data/endorsements.ts'
import { followQuery } from '../data/follows.ts'
import { postsQuery } from '../data/posts.ts'
import { publicProfileQuery } from '../data/profiles.ts'
import { ownedSkillsQuery } from '../data/skills.ts'
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx'
import { isUuid } from '../lib/is-uuid.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { ProfileSheet } from './profile-sheet.tsx'

/** Public profile of a member (specification §2). */
export function PublicProfile() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <AreaScreen width="normal" className="gap-4">
      <BackButton>{t('profile.others.back')}</BackButton>
      {isUuid(id) ? <Member key={id} id={id.toLowerCase()} /> : <NotFound />}
    </AreaScreen>
  )
}

function Member({ id }: { id: string }) {
  const { t } = useTranslation()
  // In parallel: none of them waits for another.
  usePrefetchQuery(ownedSkillsQuery(id))
  usePrefetchQuery(followQuery(id))
  usePrefetchQuery(endorsementsQuery(id))
  usePrefetchInfiniteQuery(postsQuery({ authorId: id }))
  const { data: profile } = useQuery(publicProfileQuery(id))
  const name = profile ? fullName(profile) || t('feed.post.someone') : t('profile.others.title')
  usePageTitle(name)
  return (
    <LoadBoundary loading={<ProfileSkeleton />} heading={name}>
      <Sheet id={id} />
    </LoadBoundary>
  )
}

function Sheet({ id }: { id: string }) {
  const { data: profile } = useSuspenseQuery(publicProfileQuery(id))
  return profile === null ? <NotFound /> : <ProfileSheet profile={profile} heading="h1" />
}

function NotFound() {
  const { t } = useTranslation()
  usePageTitle(t('profile.others.title'))
  return (
    <div className="grid justify-items-start gap-2 py-10">
      <h1 className="font-display text-3xl font-semibold">{t('profile.others.notFound')}</h1>
      <p className="text-muted">{t('profile.others.notFoundHint')}</p>
      <ButtonLink to="/dashboard" variant="secondary" className="mt-4">
        {t('feed.single.toFeed')}
      </ButtonLink>
    </div>
  )
}
