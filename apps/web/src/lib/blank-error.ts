import type { Key } from '@podium/i18n'
import type { TFunction } from 'i18next'
import { fieldError } from './field-error.ts'

/** Sentence for an issue of a required text: that it is too long, or else the form's own one for a blank text. */
export const blankError = (
  t: TFunction,
  error: { message?: string | undefined } | undefined,
  blank: Key,
) => error && (error.message === 'too_long' ? fieldError(t, error) : t(blank))
