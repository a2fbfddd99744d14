import { useSuspenseQuery } from '@tanstack/react-query'
import { UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { followQuery, useSetFollow } from '../../data/follows.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'

/** Follow button with the number of followers; disabled on one's own profile. */
export function FollowLine({ followedId }: { followedId: string }) {
  const { t } = useTranslation()
  const user = useSessionUser()
  const { data: follow } = useSuspenseQuery(followQuery(followedId))
  const setFollow = useSetFollow(followedId)
  const Icon = follow.following ? UserRoundCheck : UserRoundPlus
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        variant={follow.following ? 'secondary' : 'primary'}
        disabled={user === undefined || user.id === followedId}
        onClick={() => setFollow.mutate(!follow.following)}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        {t(follow.following ? 'profile.others.unfollow' : 'profile.others.follow')}
      </Button>
      <p role="status" className="text-muted">
        {t('profile.others.followers', { count: follow.followers })}
      </p>
    </div>
  )
}
