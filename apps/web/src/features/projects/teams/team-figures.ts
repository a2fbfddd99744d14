import type { Formation, ProposedTeam } from '@podium/domain'
import type { TFunction } from 'i18next'
import { amount, dayText } from '../../../lib/amounts.ts'
import { percent } from '../../../lib/format.ts'

/** Figures in the order in which they are compared. */
const FIGURES = ['cost', 'finish', 'quality', 'coverage', 'start'] as const

export type Figure = {
  name: (typeof FIGURES)[number]
  text: string
  note?: string
  /** Share of 1 that is drawn as a bar. */
  share?: number
}

/** Names of the figures that teams are compared by: a start that all share is said once, elsewhere. */
export const figureNames = ({ teams }: Pick<Formation, 'teams'>) =>
  commonStart({ teams }) === undefined ? FIGURES : FIGURES.filter((name) => name !== 'start')

/** Day on which all teams start; undefined where they differ. */
export function commonStart({ teams: [first, ...others] }: Pick<Formation, 'teams'>) {
  return others.every(({ start }) => start === first?.start) ? first?.start : undefined
}

/** Figure of a team in words. */
export function figureOf(
  t: TFunction,
  name: Figure['name'],
  {
    team: { quality, cost, start, finish, coverage, uncovered },
    formation: { budget, currency },
  }: { team: ProposedTeam; formation: Formation },
): Figure {
  switch (name) {
    case 'cost':
      return {
        name,
        text: amount(cost, currency),
        ...(budget !== null && {
          note: t('projects.figures.ofBudget', { share: percent(cost / budget) }),
        }),
      }
    case 'finish':
      return { name, text: dayText(finish) }
    case 'quality':
      return { name, text: percent(quality), share: quality }
    case 'coverage':
      return {
        name,
        text: percent(coverage),
        ...(uncovered.length > 0 && {
          note: t('projects.figures.uncovered', { skills: uncovered.join(', ') }),
        }),
      }
    case 'start':
      return { name, text: dayText(start) }
  }
}
