import { FIELD_ISSUES } from '@podium/domain'
import type { TFunction } from 'i18next'

/** The sentence for what a schema of the domain found wrong with a field. */
export function fieldError(t: TFunction, error: { message?: string | undefined } | undefined) {
  const issue = FIELD_ISSUES.find((known) => known === error?.message)
  return issue && t(`common.validation.${issue}`)
}
