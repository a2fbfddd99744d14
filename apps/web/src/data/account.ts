import { ownPassword, type SignUpRole } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetDraftsOf } from '../lib/draft.ts'
import { saveFile } from '../lib/save-file.ts'
import { sessionStore } from '../lib/session-store.ts'
import { signOut } from './browser-session.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import type { Solve } from './captcha.ts'
import { getClient } from './client.ts'
import { ownApiQuery } from './own-api.ts'
import { readApi } from './read-api.ts'
import { personId } from './session.ts'

/** Account of the person signed in. */
export type OwnAccount = {
  /** Empty where a phone or a provider alone signs in. */
  email: string
  /** Confirmed number in digits, empty where there is none. */
  phone: string
  /** Address of a change that waits for its confirmations. */
  newEmail: string | null
  /** Whether a password signs in; one that a provider opened has none. A hosted project does not tell. */
  hasPassword: boolean
  /** Whether a company's identity provider keeps the account: address and password are changed there. */
  isManaged: boolean
}

export const accountQuery = queryOptions({
  queryKey: ['account'],
  // A link of a mail may be followed in another tab: the account is read again on return.
  staleTime: 0,
  queryFn: async ({ client, signal }): Promise<OwnAccount> => {
    const { auth } = await getClient()
    const isTold = await client.ensureQueryData(ownApiQuery)
    const [{ data, error }, { is_set: hasPassword }] = await Promise.all([
      auth.getUser(),
      isTold ? readApi(ownPassword, '/account/password', signal) : { is_set: true },
    ])
    if (error) throw error
    const { email = '', phone = '', new_email: newEmail = null } = data.user
    // The address was changed on another device: refreshes this session's user.
    const session = sessionStore.get()
    if (session.status === 'signed-in' && session.user.email !== email) await auth.refreshSession()
    const isManaged = String(data.user.app_metadata.provider).startsWith('sso:')
    return { email, phone, newEmail, hasPassword, isManaged }
  },
})

/** Account as far as it says how its person proves who they are, in a session older than a day. */
export type ProofAccount = Pick<OwnAccount, 'email' | 'phone' | 'hasPassword'>

/**
 * Account of somebody who may ask the auth service alone, which does not tell of passwords: the code of a
 * mail proves them as well.
 */
export const proofAccountQuery = queryOptions({
  queryKey: ['account', 'proof'],
  queryFn: async (): Promise<ProofAccount> => {
    const { auth } = await getClient()
    const { data, error } = await auth.getUser()
    if (error) throw error
    const { email = '', phone = '' } = data.user
    return { email, phone, hasPassword: false }
  },
})

/** Page to which the links of a change of address lead. */
const emailRedirectTo = () => `${window.location.origin}/email-change`

/** Changes the account type; the session's claims follow at once. */
export function useChangeAccountType() {
  return useMutation({
    mutationFn: async (role: SignUpRole) => {
      await callApiSignedIn({ method: 'PUT', path: '/account/type', body: { role } })
      const { auth } = await getClient()
      const { error } = await auth.refreshSession()
      if (error) throw error
    },
  })
}

/** Asks both addresses by mail; the address changes once both have confirmed. */
export function useChangeEmail() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (email: string) => {
      const { auth } = await getClient()
      const { error } = await auth.updateUser({ email }, { emailRedirectTo: emailRedirectTo() })
      if (error) throw error
    },
    onSuccess: () => queries.invalidateQueries(accountQuery),
  })
}

/** Ends the pending change, by asking for the present address. */
export function useCancelEmailChange() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (email: string) => {
      const { auth } = await getClient()
      const { error } = await auth.updateUser({ email })
      if (error) throw error
    },
    // Not awaited: the notice whose button was pressed goes with the answer, and says first that it is done.
    onSuccess: () => void queries.invalidateQueries(accountQuery),
  })
}

/** Sends the mails of the pending change again; `email` is the present address. */
export function useResendEmailChange() {
  return useMutation({
    mutationFn: async ({ email, solve }: { email: string; solve: Solve }) => {
      const { auth } = await getClient()
      const options = { emailRedirectTo: emailRedirectTo() }
      const { error } = await solve((proof) =>
        auth.resend({ type: 'email_change', email, options: { ...options, ...proof } }),
      )
      if (error) throw error
    },
  })
}

/** Sets a new password and ends every other session. */
export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ currentPassword, code, password }: Proof & { password: string }) => {
      const { auth } = await getClient()
      const { error } = await auth.updateUser({
        password,
        ...(currentPassword !== '' && { current_password: currentPassword }),
        ...(code !== '' && { nonce: code }),
      })
      if (error) throw error
    },
    // Not awaited: the form closes with the answer, and the account may have had no password before.
    onSuccess: () => void queries.invalidateQueries({ ...accountQuery, exact: true }),
  })
}

/** Shows the server who asks, once a session older than a day is not enough; nothing where nothing was typed. */
export async function proveWhoAsks({ currentPassword = '', code = '' }: Partial<Proof>) {
  if (currentPassword === '' && code === '') return
  const { auth } = await getClient()
  const { error } = await auth.updateUser(
    code === '' ? { current_password: currentPassword } : { nonce: code },
  )
  if (error) throw error
}

/** Proof of who asks: the present password or, in an account without one, the code of a mail; empty if not asked for. */
export type Proof = { currentPassword: string; code: string }

/** Mails the code that stands for a password in an account without one, once its session is older than a day. */
export function useMailProofCode() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const { auth } = await getClient()
      const { error } = await auth.reauthenticate()
      if (error) throw error
    },
  })
}

/** Ends every session of the person but this one. */
export function useCloseOtherSessions() {
  return useMutation({
    mutationFn: async () => {
      const { auth } = await getClient()
      const { error } = await auth.signOut({ scope: 'others' })
      if (error) throw error
    },
  })
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => signOut({ scope: 'global' }) })
}

/** Downloads the data stored about the person, as a JSON file. */
export function useExportData() {
  return useMutation({
    mutationFn: async () => {
      const response = await callApiSignedIn({ method: 'GET', path: '/account/export' })
      const disposition = response.headers.get('content-disposition') ?? ''
      const name = /filename="(.+)"/.exec(disposition)?.[1]
      saveFile(await response.blob(), name ?? 'podium.json')
    },
  })
}

/** Deletes the account for good. The session ends with it, and the guards lead to the farewell. */
export function useDeleteAccount() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ currentPassword, code }: Proof) => {
      const body = {
        ...(currentPassword !== '' && { password: currentPassword }),
        ...(code !== '' && { nonce: code }),
      }
      await callApiSignedIn({ method: 'POST', path: '/account/delete', body })
      forgetDraftsOf(personId())
      await signOut({ why: 'deleted' })
    },
  })
}
