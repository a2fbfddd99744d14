import type { Key } from '@podium/i18n'
import type { TFunction } from 'i18next'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'

/**
 * What to tell a person about an auth form that failed (specification §8): what the server refuses without a word
 * has the form's own sentence, and what no server refused is unexpected.
 */
export function authFailure(t: TFunction, error: unknown, refused: Key) {
  const fromServer = partsOf(error).status !== undefined
  return errorSentence(t, error, fromServer ? refused : 'authPage.errors.unexpected')
}
