import type { HealthCause } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { IN_PLACE } from '../../../lib/in-place.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { usePlan } from '../plan-context.ts'
import { usePlanAddress } from '../use-plan-address.ts'

/** Cause of a project's health, with what to do about it and where. */
export function HealthCauseItem({ cause }: { cause: HealthCause }) {
  const { t } = useTranslation()
  const { text, advice } = cause
  const place = usePlace(cause)
  return (
    <li className="grid items-center gap-x-4 gap-y-2 not-first:border-t not-first:border-border not-first:pt-3 md:grid-cols-[1fr_auto]">
      <div className="min-w-0 text-pretty wrap-anywhere">
        <p>{text}</p>
        {advice !== null && <p className="text-sm text-muted">{advice}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {place !== null && (
          <ButtonLink to={place.to} state={IN_PLACE} variant="secondary" size="sm">
            {t(`plan.health.open.${place.kind}`)}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** Panel or profile where somebody can do something about a cause. */
function usePlace({ task, milestone, role, action }: HealthCause) {
  const { plan, project } = usePlan()
  const { linkTo } = usePlanAddress()
  if (action === 'replace') {
    return { kind: 'team', to: `/dashboard/create-project?project=${project}` } as const
  }
  if (milestone !== null) {
    return { kind: 'milestone', to: linkTo('milestone', milestone) } as const
  }
  if (task !== null) return { kind: 'task', to: linkTo('task', task) } as const
  const person = plan.roles.find(({ id }) => id === role)?.person ?? null
  if (action !== 'open' || person === null) return null
  return { kind: 'profile', to: `/dashboard/profile/${person.id}` } as const
}
