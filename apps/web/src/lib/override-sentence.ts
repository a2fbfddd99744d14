import type { ChosenTeam } from '@podium/domain'
import type { TFunction } from 'i18next'

type Override = ChosenTeam['seats'][number]['overrides'][number]

/** Sentence that tells whom the operator has taken off a seat, who came instead, and why. */
export const overrideSentence = (t: TFunction, { left, instead, reason }: Override): string =>
  t(`projects.chosen.overridden.${instead === null ? 'left' : 'replaced'}`, {
    name: left?.name ?? t('projects.gone'),
    instead: instead?.name ?? t('projects.gone'),
    reason,
  })
