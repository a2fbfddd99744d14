import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Solve } from './captcha.ts'
import { getClient, sessionStorageOfBrowser as storage } from './client.ts'
import { serverConfig } from './server-config.ts'
import { webauthnFailure } from './webauthn-failure.ts'

/** Passkey of one's own; nameless where its password manager is unknown. */
export type Passkey = {
  id: string
  name: string | undefined
  createdAt: string
  lastUsedAt: string | undefined
}

/** Whether this browser, at this address, may use passkeys with the server. */
export const passkeysOfferedQuery = queryOptions({
  queryKey: ['server', 'passkeys'],
  staleTime: Number.POSITIVE_INFINITY,
  // A built page says it at once, so that no button comes in late.
  initialData: () => {
    const domain = document.documentElement.dataset['passkeyDomain']
    return domain === undefined ? undefined : isOffered(domain)
  },
  queryFn: async () => isOffered((await serverConfig()).passkeyDomain ?? ''),
})

const isOffered = (domain: string) =>
  domain !== '' &&
  'PublicKeyCredential' in window &&
  `.${window.location.hostname}`.endsWith(`.${domain}`)

/** Passkeys of the person signed in, oldest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  staleTime: 0,
  queryFn: async (): Promise<Passkey[]> => {
    const { auth } = await getClient()
    const { data, error } = await auth.passkey.list()
    if (error) throw error
    return data.map(({ id, friendly_name: name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }))
  },
})

/** Adds a passkey: the browser asks where to keep it. Throws `WebauthnFailure` and the server's refusals. */
export function useAddPasskey() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const { auth } = await getClient()
      const { error } = await auth.registerPasskey()
      if (error) throw webauthnFailure(error, 'passkey')
    },
    onSuccess: () => queries.invalidateQueries(passkeysQuery),
  })
}

/** Removes a passkey: it signs in to this account no more. */
export function useRemovePasskey() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (passkeyId: string) => {
      const { auth } = await getClient()
      const { error } = await auth.passkey.delete({ passkeyId })
      if (error) throw error
    },
    onSettled: () => queries.invalidateQueries(passkeysQuery),
  })
}

/** Signs in with a passkey that the browser's own dialog offers. Throws as `signInByPasskey`. */
export function useSignInWithPasskey() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ remember, solve }: { remember: boolean; solve: Solve }) => {
      storage.remember(remember)
      await solve(signInByPasskey)
    },
  })
}

/** Chooses where a session is kept that a passkey in the address's suggestions begins. */
export const rememberNextSession = (yes: boolean) => storage.remember(yes)

/** Whether the browser offers passkeys among the suggestions of a field (conditional mediation). */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true

/**
 * Signs in with a passkey that is chosen among a field's suggestions; waits for that until the signal.
 * Throws as `signInByPasskey`.
 */
export const signInBySuggestion = (signal: AbortSignal) =>
  signInByPasskey({ mediation: 'conditional', signal })

type PasskeyOptions = { mediation?: 'conditional'; signal?: AbortSignal; captchaToken?: string }

/** Throws `WebauthnFailure` and the server's refusals. */
async function signInByPasskey(options: PasskeyOptions) {
  const { auth } = await getClient()
  const { error } = await auth.signInWithPasskey({ options })
  if (error) throw webauthnFailure(error, 'passkey')
}
