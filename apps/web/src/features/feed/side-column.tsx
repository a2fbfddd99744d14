import { missingProfileSteps, profileSteps, type Role } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { communityQuery, type Member } from '../../data/community.ts'
import { eligibilityQuery } from '../../data/eligibility.ts'
import { profileQuery } from '../../data/profiles.ts'
import { percent } from '../../lib/format.ts'
import { onFirstTouch } from '../../ui/first-touch.ts'
import { Lazy, lazyValue } from '../../ui/lazy.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LivePanel } from './live-panel.tsx'
import { MemberList } from './member-list.tsx'

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
  if (people.length === 0) return null
  return (
    <LivePanel title={title}>
      <MemberList members={people} />
    </LivePanel>
  )
}
