import type { ErrorCode } from '@podium/domain'
import type { Key } from './key.ts'

/** The sentence for each refusal, whichever screen it reaches. `network`: no answer came at all. */
export const errorText = {
  invalid_credentials: 'authPage.errors.invalidCredentials',
  email_not_confirmed: 'authPage.errors.emailNotConfirmed',
  unavailable: 'errors.unavailable',
  not_found: 'errors.notFound',
  payload_too_large: 'errors.payloadTooLarge',
  network: 'errors.network',
} as const satisfies Partial<Record<ErrorCode | 'network', Key>>

/** The key of the sentence for a code, or undefined for one that only a foreign server knows. */
export function findErrorText(code: string): Key | undefined {
  return Object.hasOwn(errorText, code) ? errorText[code as keyof typeof errorText] : undefined
}
