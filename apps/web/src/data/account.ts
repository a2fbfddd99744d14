import type { SignUpRole } from '@podium/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetDraftsOf } from '../lib/draft.ts'
import { saveFile } from '../lib/save-file.ts'
import { sessionStore } from '../lib/session-store.ts'
import { signOut } from './browser-session.ts'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { getClient } from './client.ts'
import { personId } from './session.ts'

/** Account of the person signed in; `newEmail` while a change of address waits for its confirmations. */
export type OwnAccount = { email: string; newEmail: string | null }

export const accountQuery = queryOptions({
  queryKey: ['account'],
  // A link of a mail may be followed in another tab: the account is read again on return.
  staleTime: 0,
  queryFn: async (): Promise<OwnAccount> => {
    const { auth } = await getClient()
    const { data, error } = await auth.getUser()
    if (error) throw error
    const { email = '', new_email: newEmail = null } = data.user
    // The address was changed on another device: refreshes this session's user.
    const session = sessionStore.get()
    if (session.status === 'signed-in' && session.user.email !== email) await auth.refreshSession()
    return { email, newEmail }
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
    mutationFn: async (email: string) => {
      const { auth } = await getClient()
      const options = { emailRedirectTo: emailRedirectTo() }
      const { error } = await auth.resend({ type: 'email_change', email, options })
      if (error) throw error
    },
  })
}

/** Sets a new password and ends every other session. */
export function useChangePassword() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ currentPassword, password }: PasswordChange) => {
      const { auth } = await getClient()
      const { error } = await auth.updateUser({ password, current_password: currentPassword })
      if (error) throw error
    },
  })
}

type PasswordChange = { currentPassword: string; password: string }

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
    mutationFn: async (password: string) => {
      await callApiSignedIn({ method: 'POST', path: '/account/delete', body: { password } })
      forgetDraftsOf(personId())
      await signOut({ why: 'deleted' })
    },
  })
}
