import { cutScopeAction } from './actions.ts'
import type { HealthCause } from './health.ts'
import { doneOf, remainingOf, type Situation, sum } from './situation.ts'

/** Shares of the budget above which a forecast of the cost is worth a look, or needs a decision. */
const WATCH_ABOVE = 1.05
const ACT_ABOVE = 1.2

/** Whether the money goes faster than the work gets done. */
export function budgetBurn(situation: Situation): HealthCause[] {
  const { input, progress } = situation
  const { amount: budget = 0, measure = 'plan' } = progress.budget ?? {}
  const costs = input.tasks.map((task) => ({ task, ...costOf(task, situation) }))
  const done = sum(costs.map((cost) => cost.done))
  const whole = done + sum(costs.map((cost) => cost.left))
  const spent = progress.spent ?? done
  if (budget <= 0 || spent === 0) return []
  const doneShare = whole === 0 ? 1 : done / whole
  const forecastCost = doneShare === 0 ? spent : spent / doneShare
  if (forecastCost <= budget * WATCH_ABOVE && spent <= budget) return []

  // Of the work that is left, the dearest says most about the cost of the whole.
  const [dearest] = costs.filter(({ left }) => left > 0).sort((a, b) => b.left - a.left)
  const action = cutScopeAction(situation, ({ cost }) => forecastCost - cost <= budget)
  return [
    {
      level: forecastCost > budget * ACT_ABOVE || spent > budget ? 'act' : 'watch',
      fact: {
        code: 'health-budget-burn',
        values: {
          spent,
          budget,
          measure,
          spentShare: spent / budget,
          doneShare,
          forecastCost,
          currency: progress.currency,
        },
      },
      action: action ?? {
        code: 'action-ask',
        values: { person: dearest?.person ?? '', task: dearest?.task.id ?? '' },
      },
    },
  ]
}

/** Price of what is done and of what is left of a task; that of people without a rate counts nothing. */
function costOf(
  task: Situation['input']['tasks'][number],
  { input, planned }: Situation,
): { person: string; done: number; left: number } {
  const person = task.person ?? planned.get(task.id)?.person ?? ''
  const rate = input.people.find(({ id }) => id === person)?.dayRate ?? 0
  return { person, done: doneOf(task) * rate, left: remainingOf(task) * rate }
}
