import { missingProfileSteps, profileSteps, type Role } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { communityQuery, type Member } from '../../data/community.ts'
import { eligibilityQuery } from '../../data/eligibility.ts'
import { profileQuery } from '../../data/profiles.ts'
import { percent } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { onFirstTouch } from '../../ui/first-touch.ts'
import { Lazy, lazyValue } from '../../ui/lazy.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LivePanel } from './live-panel.tsx'

const activeSkills = lazyValue(() =>
  import('./active-skills.tsx').then((module) => module.ActiveSkills),
)

/** Live panels beside the feed of a wide window; a panel without content is absent. */
export function SideColumn({ personId, role }: { personId: string; role: Role }) {
  const { t } = useTranslation()
  const { data: community } = useQuery(communityQuery(personId))
  const { data: profile } = useQuery(profileQuery(personId))
  const { data: author } = useQuery(eligibilityQuery(personId))
  const [isTouched, setTouched] = useState(false)
  useEffect(() => onFirstTouch(() => setTouched(true)), [])
  // All panels at once: none pushes another down.
  if (community === undefined || profile === undefined || author === undefined) return null
  const steps = profileSteps(role)
  const missing = missingProfileSteps({ ...profile, skillCount: author.skillCount }, role)
  const share = (steps.length - missing.length) / steps.length
  return (
    <>
      {missing[0] !== undefined && (
        <LivePanel title={t('feed.side.progress', { share: percent(share) })}>
          <div aria-hidden className="mb-2 h-1.5 overflow-hidden rounded-full bg-sunken">
            <div className="h-full bg-primary" style={{ width: `${share * 100}%` }} />
          </div>
          <TextLink to={`/dashboard/profile#${missing[0]}`}>{t('feed.side.complete')}</TextLink>
        </LivePanel>
      )}
      <People title={t('feed.side.toFollow')} people={community.toFollow} />
      <People title={t('feed.side.available')} people={community.available} />
      {community.skills.length > 0 && (
        // The last panel: it comes with the first action, so that the skills' labels do not weigh on the first view.
        <Lazy needed={isTouched} component={activeSkills} props={{ names: community.skills }} />
      )}
    </>
  )
}

function People({ title, people }: { title: string; people: readonly Member[] }) {
  const { t } = useTranslation()
  if (people.length === 0) return null
  return (
    <LivePanel title={title}>
      <ul className="grid gap-1">
        {people.map(({ id, name, avatarUrl, profession }) => (
          <li key={id}>
            <Link
              to={`/dashboard/profile/${id}`}
              className="-mx-2 flex min-w-0 items-center gap-3 rounded-lg p-2 transition-colors duration-150 hover:bg-hover"
            >
              <Avatar
                personId={id}
                name={name || t('feed.post.someone')}
                src={avatarUrl}
                size="sm"
              />
              <span className="grid min-w-0 leading-5">
                <bdi className="truncate text-sm font-medium">{name || t('feed.post.someone')}</bdi>
                <bdi className="truncate text-sm text-muted">
                  {profession ?? t('feed.post.noProfession')}
                </bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </LivePanel>
  )
}
