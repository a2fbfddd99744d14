import type { FieldIssue } from '@podium/domain'
import type { Key } from '@podium/i18n'
import type { TFunction } from 'i18next'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'

/**
 * Sentence for an auth form that failed (specification §8): `refused` for a refusal without a sentence of its
 * own, "unexpected" for an error that no server answered.
 */
export function authFailure(t: TFunction, error: unknown, refused: Key) {
  const fromServer = partsOf(error).status !== undefined
  return errorSentence(t, error, fromServer ? refused : 'authPage.errors.unexpected')
}

/** Whether a form was sent with a required field left empty. */
export function isIncomplete(errors: Record<string, { message?: string } | undefined>) {
  const required: FieldIssue = 'required'
  return Object.values(errors).some((error) => error?.message === required)
}
