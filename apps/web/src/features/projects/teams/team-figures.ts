import type { Formation, ProposedTeam } from '@podium/domain'
import type { TFunction } from 'i18next'
import { amount, dayText } from '../../../lib/amounts.ts'
import { percent } from '../../../lib/format.ts'

export const FIGURES = ['quality', 'cost', 'start', 'finish', 'coverage'] as const

type Figure = { name: (typeof FIGURES)[number]; text: string; note?: string }

/** Figures of a team in words, in the order of `FIGURES`. */
export function figuresOf(
  t: TFunction,
  { quality, cost, start, finish, coverage, uncovered }: ProposedTeam,
  { budget, currency }: Formation,
): Figure[] {
  return [
    { name: 'quality', text: percent(quality) },
    {
      name: 'cost',
      text: amount(cost, currency),
      ...(budget !== null && {
        note: t('projects.figures.ofBudget', { share: percent(cost / budget) }),
      }),
    },
    { name: 'start', text: dayText(start) },
    { name: 'finish', text: dayText(finish) },
    {
      name: 'coverage',
      text: percent(coverage),
      ...(uncovered.length > 0 && {
        note: t('projects.figures.uncovered', { skills: uncovered.join(', ') }),
      }),
    },
  ]
}
