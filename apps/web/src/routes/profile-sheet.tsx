import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { skillLabelsQuery } from '../data/labels-of-skills.ts'
import type { PublicProfile } from '../data/profiles.ts'
import { ownedSkillsQuery } from '../data/skills.ts'
import { FeedSkeleton } from '../features/feed/feed-skeleton.tsx'
import { PostList } from '../features/feed/post-list.tsx'
import { EndorsementList } from '../features/profile/endorsement-list.tsx'
import { FollowLine } from '../features/profile/follow-line.tsx'
import { ProfileCard } from '../features/profile/profile-card.tsx'
import { useSessionUser } from '../lib/session-store.ts'
import { LoadBoundary } from './load-boundary.tsx'

type ProfileSheetProps = {
  profile: PublicProfile
  heading: 'h1' | 'h2'
  /** Whether this is the preview of one's own profile. */
  asOthers?: boolean
}

/** Profile and posts of a person, as members see them and as the person previews them. */
export function ProfileSheet({ profile, heading, asOthers = false }: ProfileSheetProps) {
  const { t } = useTranslation()
  const user = useSessionUser()
  usePrefetchQuery(skillLabelsQuery)
  const { data: skills } = useSuspenseQuery(ownedSkillsQuery(profile.id))
  if (user === undefined) return null
  return (
    <div className="grid grid-cols-1 gap-6">
      <ProfileCard profile={profile} skills={skills} heading={heading}>
        <FollowLine followedId={profile.id} asOthers={asOthers} />
      </ProfileCard>
      <EndorsementList personId={profile.id} isOwn={user.id === profile.id && !asOthers} />
      <h2 className="font-display text-2xl font-semibold">{t('profile.others.posts')}</h2>
      <LoadBoundary loading={<FeedSkeleton />}>
        <PostList
          choice={{ authorId: profile.id }}
          personId={user.id}
          asOthers={asOthers}
          empty={{ title: t('profile.others.noPosts'), hint: t('profile.others.noPostsHint') }}
        />
      </LoadBoundary>
    </div>
  )
}
