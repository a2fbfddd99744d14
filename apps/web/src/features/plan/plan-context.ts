import type { PlanRole, PlanTask, ProjectPlan } from '@podium/domain'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n.ts'
import { milestoneState } from './milestone/milestone-state.ts'

type Shown = { project: string; isClient: boolean; plan: ProjectPlan }

/** Fields that tell who does or did a task. */
type Doer = Pick<PlanTask, 'role' | 'done_by' | 'is_done_by_former'>

/** Plan on the screen, given by `PlanView`. */
export const PlanContext = createContext<Shown | undefined>(undefined)

/** Plan on the screen, and names in it in the reader's language. */
export function usePlan() {
  const { t } = useTranslation()
  const shown = use(PlanContext)
  if (shown === undefined) throw new Error('There is no plan around this component')
  const { plan, isClient } = shown
  const language = currentLanguage()
  const isOpen = plan.delivered_at === null
  const mayUpdate = ({ is_mine }: PlanTask) => isOpen && (isClient || is_mine)
  const roleName = ({ person, labels }: PlanRole) =>
    person?.name ?? `${labels[language]} (${t('plan.nobody')})`
  return {
    ...shown,
    roleName,
    nameOf: ({ labels }: Pick<PlanTask, 'labels'>) => labels[language],
    personOf({ role, is_done_by_former: isByFormer, done_by: former }: Doer) {
      if (isByFormer) return former?.name ?? t('plan.former')
      const held = plan.roles.find(({ id }) => id === role)
      return held === undefined ? t('plan.nobody') : roleName(held)
    },
    /** Whether the reader may change the plan: its client, until all is delivered. */
    mayChange: isOpen && isClient,
    /** Whether the reader may say how far a task is and what it took. */
    mayUpdate,
    /** Whether they may change its state, too: not once its milestone is accepted. */
    mayChangeState: (task: PlanTask) =>
      mayUpdate(task) &&
      plan.milestones.every(
        (one) => one.id !== task.milestone || milestoneState(one) !== 'accepted',
      ),
  }
}
