import { useTranslation } from 'react-i18next'
import { listOf } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { usePlan } from '../plan-context.ts'
import { PlanAgain } from './plan-again.tsx'

/** Notice to the client that the plan does not know the weeks of who has joined, until it is made again. */
export function JoinedNotice() {
  const { t } = useTranslation()
  const { plan, mayChange, roleName } = usePlan()
  const joined = plan.roles.filter(({ id }) => plan.joined.includes(id))
  if (!mayChange || joined.length === 0) return null
  return (
    <Notice tone="info">
      <div className="grid justify-items-start gap-3">
        <p>{t('plan.joined', { names: listOf(joined.map(roleName)) })}</p>
        <PlanAgain />
      </div>
    </Notice>
  )
}
