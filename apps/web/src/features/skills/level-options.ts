import { SKILL_LEVELS } from '@podium/domain'
import type { TFunction } from 'i18next'

/** Débutant to Expert, for a select. */
export const levelOptions = (t: TFunction) =>
  SKILL_LEVELS.map((level) => ({ value: String(level), label: t(`skills.levels.${level}`) }))
