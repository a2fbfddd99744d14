import { FIELD_ISSUES } from '@podium/domain'
import type { TFunction } from 'i18next'

/** Sentence for an issue that a schema of the domain found in a field; undefined without one. */
export function fieldError(t: TFunction, error: { message?: string | undefined } | undefined) {
  const issue = FIELD_ISSUES.find((known) => known === error?.message)
  return issue && t(`common.validation.${issue}`)
}
