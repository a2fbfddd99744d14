import type { PlanEvent, PlanTask, ProjectPlan } from '@podium/domain'
import type { TFunction } from 'i18next'
import { dayText } from './amounts.ts'
import { currentLanguage } from './i18n.ts'

type Named = Pick<PlanTask, 'id' | 'labels'>

/** Sentence that tells what happened to a plan, and through whom. */
export function planEventSentence(
  t: TFunction,
  plan: Pick<ProjectPlan, 'roles' | 'milestones' | 'tasks'>,
  event: PlanEvent,
): string {
  const author =
    event.author ?? t(isOfClient(event) ? 'plan.feedback.client' : 'plan.history.somebody')
  switch (event.kind) {
    case 'made':
      return t('plan.history.made', { finish: dayText(event.details.finish) })
    case 'replanned': {
      const { moved, finish } = event.details
      return t('plan.history.replanned', { author, count: moved, finish: dayText(finish) })
    }
    case 'seat': {
      const { role, change } = event.details
      return t(`plan.history.seat.${change}`, { author, role: nameOf(plan.roles, role) })
    }
    case 'delivery': {
      const { milestone, state } = event.details
      return t('plan.history.delivery', {
        author,
        milestone: nameOf(plan.milestones, milestone),
        state: inSentence(t(`plan.milestone.states.${state}`)),
      })
    }
    case 'task': {
      const { state, remaining_days: left, spent_days: spent } = event.details
      const said = t('plan.history.task', {
        author,
        task: nameOf(plan.tasks, event.task),
        state: inSentence(t(`plan.states.${state}`)),
      })
      return [
        said,
        ...(spent === undefined ? [] : [t('plan.history.spent', { count: spent })]),
        ...(left === undefined ? [] : [t('plan.history.left', { count: left })]),
      ].join(', ')
    }
  }
}

const nameOf = (known: readonly Named[], wanted: string) =>
  known.find(({ id }) => id === wanted)?.labels[currentLanguage()] ?? ''

/** Whether it is the client’s to do: to answer a delivery, to change the plan, to ask for somebody else. */
const isOfClient = ({ kind, details }: PlanEvent) =>
  kind === 'replanned' ||
  (kind === 'delivery' && details.state !== 'waiting') ||
  (kind === 'seat' && details.change === 'replaced')

const inSentence = (state: string) => state.toLocaleLowerCase(currentLanguage())
