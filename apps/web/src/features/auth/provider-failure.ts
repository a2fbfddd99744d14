import type { TFunction } from 'i18next'
import { ProviderFailure } from '../../data/providers.ts'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'

/** Codes of an exchange that comes too late, twice or in another browser. */
const LOST = [
  'bad_code_verifier',
  'flow_state_expired',
  'flow_state_not_found',
  'pkce_code_verifier_not_found',
]

/** Codes of an answer of the provider that is not as it should be. */
const UNEXPECTED = ['unexpected_failure', 'validation_failed']

/** Sentence for a sign-in at a provider that failed; never the provider's own words. */
export function providerFailure(t: TFunction, error: unknown): string {
  const { code } = partsOf(error)
  if (code !== undefined && LOST.includes(code)) return t('errors.bad_oauth_state')
  if (!(error instanceof ProviderFailure)) return errorSentence(t, error)
  const provider = error.errand?.provider ?? t('authPage.provider.unnamed')
  if (code === 'email_exists') return t('authPage.provider.taken', { provider })
  if (code !== undefined && !UNEXPECTED.includes(code)) return errorSentence(t, error)
  const key = error.error === 'access_denied' ? 'denied' : 'failed'
  return t(`authPage.provider.${key}`, { provider })
}
