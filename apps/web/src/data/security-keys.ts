import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Proof, proveWhoAsks } from './account.ts'
import { getClient } from './client.ts'
import { refreshSecondFactors } from './second-factors.ts'
import { serverConfig } from './server-config.ts'
import { WebauthnFailure, webauthnFailure } from './webauthn-failure.ts'

/** Whether this browser can ask a security key at all. */
export const canAskSecurityKey = (): boolean => 'PublicKeyCredential' in window

/** Whether this browser, at this address, may add security keys with the server. */
export const securityKeysOfferedQuery = queryOptions({
  queryKey: ['server', 'security-keys'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { securityKeyDomain: domain } = await serverConfig()
    const isHere = domain !== undefined && `.${window.location.hostname}`.endsWith(`.${domain}`)
    return isHere && canAskSecurityKey()
  },
})

/**
 * Adds a security key, which lets the session in: the browser asks for it. Throws `WebauthnFailure` and
 * the server's refusals.
 */
export function useAddSecurityKey() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ name, ...proof }: { name: string } & Partial<Proof>) => {
      await proveWhoAsks(proof)
      const { auth } = await getClient()
      const { error } = await auth.mfa.webauthn.register({ friendlyName: name })
      if (error) throw inOurWords(error)
    },
    onSuccess: () => refreshSecondFactors(queries),
  })
}

/** Shows any of one's security keys. Throws as `useAddSecurityKey`. */
export function useShowSecurityKey() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (factorId: string) => {
      const { auth } = await getClient()
      const { error } = await auth.mfa.webauthn.authenticate({ factorId })
      if (error) throw inOurWords(error)
    },
    onSuccess: () => refreshSecondFactors(queries),
  })
}

/** Codes of the server whose sentences speak of codes or passkeys, with those that speak of security keys. */
const SENTENCES = {
  mfa_verification_failed: 'security_key_refused',
  mfa_challenge_expired: 'webauthn_challenge_expired',
  webauthn_credential_exists: 'security_key_known',
} as const

function inOurWords(given: Error & { code?: string | undefined }): Error {
  const error = webauthnFailure(given, 'securityKey')
  const code = 'code' in error ? error.code : undefined
  const own = Object.entries(SENTENCES).find(([theirs]) => theirs === code)?.[1]
  return own === undefined ? error : new WebauthnFailure(own, error)
}
