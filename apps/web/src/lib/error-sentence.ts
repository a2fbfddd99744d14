import { findErrorText, type Key } from '@podium/i18n'
import type { TFunction } from 'i18next'

/** Texts by which servers other than ours say what our own say with a code (specification §8). */
const FOREIGN_TEXTS = [
  ['Invalid login credentials', 'authPage.errors.invalidCredentials'],
  ['Email not confirmed', 'authPage.errors.emailNotConfirmed'],
  ['already registered', 'authPage.errors.emailTaken'],
  ['Failed to fetch', 'errors.network'],
  ['NetworkError', 'errors.network'],
  ['Load failed', 'errors.network'],
] as const satisfies [string, Key][]

/**
 * What to tell a person about an error: the sentence of its code, else of its text, else its own text,
 * else `otherwise`.
 */
export function errorSentence(
  t: TFunction,
  error: unknown,
  otherwise: Key = 'errors.unexpected',
): string {
  const { code, message } = partsOf(error)
  const key = findErrorText(code) ?? FOREIGN_TEXTS.find(([text]) => message.includes(text))?.[1]
  if (key !== undefined) return t(key)
  return message === '' ? t(otherwise) : message
}

function partsOf(error: unknown) {
  if (typeof error !== 'object' || error === null) return { code: '', message: '' }
  const { code, message } = error as { code?: unknown; message?: unknown }
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
  }
}
