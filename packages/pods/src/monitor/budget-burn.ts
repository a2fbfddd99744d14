import { cutScopeAction } from './actions.ts'
import type { HealthCause } from './health.ts'
import { doneOf, type Situation, sum } from './situation.ts'

/** Shares of the budget above which a forecast of the cost is worth a look, or needs a decision. */
const WATCH_ABOVE = 1.05
const ACT_ABOVE = 1.2

/** Whether the money goes faster than the work gets done. */
export function budgetBurn(situation: Situation): HealthCause[] {
  const { progress, doneShare } = situation
  const { budget } = progress
  const byPerson = spentByPerson(situation)
  const spent = progress.spent ?? sum([...byPerson.values()])
  if (budget === null || budget <= 0 || spent === 0) return []
  const forecastCost = doneShare === 0 ? spent : spent / doneShare
  if (forecastCost <= budget * WATCH_ABOVE && spent <= budget) return []

  const [dearest = ['', 0]] = [...byPerson].sort(([, a], [, b]) => b - a)
  const action = cutScopeAction(situation, ({ cost }) => forecastCost - cost <= budget)
  return [
    {
      level: forecastCost > budget * ACT_ABOVE || spent > budget ? 'act' : 'watch',
      fact: {
        code: 'health-budget-burn',
        values: {
          spent,
          budget,
          spentShare: spent / budget,
          doneShare,
          forecastCost,
          currency: progress.currency,
        },
      },
      action: action ?? { code: 'action-ask', values: { person: dearest[0], task: '' } },
    },
  ]
}

/** Rates times the person-days done; what is done by people without a rate counts nothing. */
function spentByPerson({ input, planned }: Situation): Map<string, number> {
  const rates = new Map(input.people.map(({ id, dayRate }) => [id, dayRate ?? 0]))
  const spent = new Map<string, number>()
  for (const task of input.tasks) {
    const person = task.person ?? planned.get(task.id)?.person ?? ''
    const cost = doneOf(task) * (rates.get(person) ?? 0)
    if (cost > 0) spent.set(person, (spent.get(person) ?? 0) + cost)
  }
  return spent
}
