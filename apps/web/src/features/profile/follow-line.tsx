import { useSuspenseQuery } from '@tanstack/react-query'
import { Pencil, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { followQuery, useSetFollow } from '../../data/follows.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

type FollowLineProps = {
  followedId: string
  /** Whether this is the preview of one's own profile, as others see it. */
  asOthers: boolean
}

/** Follow button with the number of followers; on one's own page the way to change it. */
export function FollowLine({ followedId, asOthers }: FollowLineProps) {
  const { t } = useTranslation()
  const user = useSessionUser()
  const { data: follow } = useSuspenseQuery(followQuery(followedId))
  const setFollow = useSetFollow(followedId)
  const isOwn = user?.id === followedId
  const Icon = follow.following ? UserRoundCheck : UserRoundPlus
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {isOwn && !asOthers ? (
        <ButtonLink to="/dashboard/profile" variant="secondary">
          <Pencil aria-hidden size={18} strokeWidth={1.75} />
          {t('profile.others.edit')}
        </ButtonLink>
      ) : (
        <Button
          variant={follow.following ? 'secondary' : 'primary'}
          disabled={user === undefined || isOwn}
          onClick={() => setFollow.mutate(!follow.following)}
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
          {t(follow.following ? 'profile.others.unfollow' : 'profile.others.follow')}
        </Button>
      )}
      <p role="status" className="text-muted">
        {t('profile.others.followers', { count: follow.followers })}
      </p>
    </div>
  )
}
