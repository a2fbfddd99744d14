import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionStore } from '../lib/session-store.ts'
import { type Proof, proveWhoAsks } from './account.ts'
import { getClient } from './client.ts'

/** Authenticator, security key or phone that is asked for at sign-in. */
export type OwnFactor = { id: string; name: string | undefined; createdAt: string }

export type SecondFactors = {
  authenticators: readonly OwnFactor[]
  securityKeys: readonly OwnFactor[]
  phones: readonly OwnFactor[]
  /** Numbers of recovery codes; null without any. */
  recoveryCodes: { total: number; remaining: number } | null
}

const KEY = ['account', 'second-factors']

/** Second factors of the person whose session this is, whether or not it has shown one. */
export function secondFactorsQuery() {
  const session = sessionStore.get()
  return queryOptions({
    queryKey: [...KEY, 'user' in session ? session.user.id : null],
    queryFn: async (): Promise<SecondFactors> => {
      const { auth } = await getClient()
      const { data, error } = await auth.mfa.listFactors()
      if (error) throw error
      // Not every hosted project has recovery codes.
      const codes = data.recovery_code.length > 0 ? await auth.mfa.recoveryCodes.getStatus() : null
      if (codes?.error) throw codes.error
      return {
        authenticators: data.totp.map(ownFactor),
        securityKeys: data.webauthn.map(ownFactor),
        phones: data.phone.map(ownFactor),
        recoveryCodes: codes?.data ?? null,
      }
    },
  })
}

type Listed = { id: string; friendly_name?: string | undefined; created_at: string }

const ownFactor = ({ id, friendly_name: name, created_at: createdAt }: Listed): OwnFactor => ({
  id,
  name,
  createdAt,
})

export const refreshSecondFactors = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: KEY })

/** Authenticator before its first code: of no effect yet. */
export type NewAuthenticator = { id: string; secret: string; uri: string }

export function useEnrollAuthenticator() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({
      name,
      ...proof
    }: { name: string } & Partial<Proof>): Promise<NewAuthenticator> => {
      await proveWhoAsks(proof)
      const { auth } = await getClient()
      const { data, error } = await auth.mfa.enroll({
        factorType: 'totp',
        friendlyName: name,
        issuer: 'Podium',
      })
      if (error) throw error
      const { secret, uri } = data.totp
      return { id: data.id, secret, uri }
    },
  })
}

/** Shows a code of an authenticator: verifies a new one, and lets the session in. */
export function useVerifyAuthenticator() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ id, code }: { id: string; code: string }) => {
      const { auth } = await getClient()
      const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code })
      if (error) throw error
    },
    onSuccess: () => refreshSecondFactors(queries),
  })
}

/** Uses up a recovery code in place of an authenticator's. */
export function useRecoveryCode() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (code: string) => {
      const { auth } = await getClient()
      const { error } = await auth.mfa.recoveryCodes.verify({ code })
      if (error) throw error
    },
    onSuccess: () => refreshSecondFactors(queries),
  })
}

/** Removes a second factor; with the last one its recovery codes go. */
export function useRemoveFactor() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { auth } = await getClient()
      const { error } = await auth.mfa.unenroll({ factorId: id })
      if (error) throw error
      // The stored session still names the factor.
      await auth.refreshSession()
    },
    onSuccess: () => refreshSecondFactors(queries),
  })
}

/** Makes ten recovery codes, in place of earlier ones; they are in this answer only. */
export function useMakeRecoveryCodes() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ replaces }: { replaces: boolean }): Promise<string[]> => {
      const { recoveryCodes } = (await getClient()).auth.mfa
      const { data, error } = await (replaces
        ? recoveryCodes.regenerate()
        : recoveryCodes.generate())
      if (error) throw error
      return data.codes
    },
    onSuccess: () => refreshSecondFactors(queries),
  })
}
