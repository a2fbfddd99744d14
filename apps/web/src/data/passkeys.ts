import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Solve } from './captcha.ts'
import { type Client, getClient, sessionStorageOfBrowser as storage } from './client.ts'
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

/** Gives a passkey another name. */
export function useRenamePasskey() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (passkey: { passkeyId: string; friendlyName: string }) => {
      const { auth } = await getClient()
      const { error } = await auth.passkey.update(passkey)
      if (error) throw error
    },
    onSettled: () => queries.invalidateQueries(passkeysQuery),
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

/**
 * Whether the browser offers passkeys among the suggestions of a field (conditional mediation), and reads
 * the server's options by itself.
 */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  window.PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined &&
  (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Challenge that a suggested passkey answers; it lives five minutes. Throws the server's refusals. */
export async function startSuggestion() {
  const { auth } = await getClient()
  const { data, error } = await auth.passkey.startAuthentication()
  if (error) throw error
  return data
}

/**
 * Signs in with a passkey that is chosen among a field's suggestions; waits for that until the signal.
 * False where nobody chose one. Throws the server's refusals.
 */
export async function signInBySuggestion(
  { challenge_id: challengeId, options }: Awaited<ReturnType<typeof startSuggestion>>,
  signal: AbortSignal,
): Promise<boolean> {
  // The client's type of extensions differs from the browser's, and nobody asks for any.
  const { extensions: _, ...json } = options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
  const chosen = await navigator.credentials
    .get({ publicKey, signal, mediation: 'conditional' })
    .catch(() => null) // closed by its person, ended by the signal, or refused by the browser
  if (!(chosen instanceof PublicKeyCredential)) return false
  const { auth } = await getClient()
  const credential: Answer['credential'] = JSON.parse(JSON.stringify(chosen)) // by its toJSON()
  const { error } = await auth.passkey.verifyAuthentication({ challengeId, credential })
  if (error) throw error
  return true
}

type Answer = Parameters<Client['auth']['passkey']['verifyAuthentication']>[0]

/** Throws `WebauthnFailure` and the server's refusals. */
async function signInByPasskey(options: { captchaToken?: string }) {
  const { auth } = await getClient()
  const { error } = await auth.signInWithPasskey({ options })
  if (error) throw webauthnFailure(error, 'passkey')
}
