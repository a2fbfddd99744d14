import type { Departure } from '@podium/domain'
import type { TFunction } from 'i18next'
import { dayText } from './amounts.ts'

/** Sentence that tells how a member's part in a team ended, on which day, and why. */
export const departureSentence = (t: TFunction, { kind, reason, created_at }: Departure): string =>
  t(`projects.chosen.departed.${kind}`, { day: dayText(created_at.slice(0, 10)), reason })
