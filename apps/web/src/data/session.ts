import type { SignUpRole } from '@podium/domain'
import { useMutation } from '@tanstack/react-query'
import { currentLanguage } from '../lib/i18n.ts'
import { sessionStore } from '../lib/session-store.ts'
import { signOut } from './browser-session.ts'
import { getClient, sessionStorageOfBrowser as storage } from './client.ts'

/** Whose data is asked for. Throws where nobody is signed in: no screen with data is shown then. */
export function personId(): string {
  const now = sessionStore.get()
  if (now.status !== 'signed-in') throw new Error('Nobody is signed in')
  return now.user.id
}

/** Downloads what the auth forms send with, so that sending does not wait for it. */
export function prepareAuth() {
  getClient().catch(() => undefined)
}

type Credentials = { email: string; password: string }

export function useSignIn() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ remember, ...credentials }: Credentials & { remember: boolean }) => {
      const { auth } = await getClient()
      storage.remember(remember)
      const { error } = await auth.signInWithPassword(credentials)
      if (error) throw error
    },
  })
}

/** Answers whether the person is signed in now; if not, they have a mail to confirm first. */
export function useSignUp() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ email, password, role }: Credentials & { role: SignUpRole }) => {
      const { auth } = await getClient()
      storage.remember(true)
      const { data, error } = await auth.signUp({
        email,
        password,
        options: {
          data: { role, language: currentLanguage() },
          emailRedirectTo: afterConfirmation(),
        },
      })
      if (error) throw error
      return { signedIn: data.user !== null && data.session !== null }
    },
  })
}

/** The mail that confirms a new account's address, once more. */
export function useResendConfirmation() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (email: string) => {
      const { auth } = await getClient()
      const options = { emailRedirectTo: afterConfirmation() }
      const { error } = await auth.resend({ type: 'signup', email, options })
      if (error) throw error
    },
  })
}

const afterConfirmation = () => `${window.location.origin}/dashboard`

/**
 * Asks for a reset mail. Ends well whatever the server says, so that nobody learns who has an account; fails
 * where nobody answers.
 */
export function useRequestPasswordReset() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (email: string) => {
      const { auth } = await getClient()
      const { error } = await auth.resetPasswordForEmail(email, {
        redirectTo: `${window.location.origin}/update-password`,
      })
      if (error?.name === 'AuthRetryableFetchError') throw error
    },
  })
}

/** Sets the password of whoever came by a reset link, then ends the session the link opened. */
export function useUpdatePassword() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (password: string) => {
      const { auth } = await getClient()
      const { error } = await auth.updateUser({ password })
      if (error) throw error
      // The password is set: that the session stays open until it ends is no failure.
      await signOut().catch(() => undefined)
    },
  })
}
