import { type SignUpRole, TERMS_VERSION } from '@podium/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../lib/i18n.ts'
import { sessionStore } from '../lib/session-store.ts'
import { signOut } from './browser-session.ts'
import type { Solve } from './captcha.ts'
import { getClient, sessionStorageOfBrowser as storage } from './client.ts'
import { passkeysQuery } from './passkeys.ts'
import { serverConfig } from './server-config.ts'

/** Id of the person signed in. Throws for a visitor, who is shown no screen that asks for it. */
export function personId(): string {
  const now = sessionStore.get()
  if (now.status !== 'signed-in') throw new Error('Nobody is signed in')
  return now.user.id
}

/** Downloads the client that the auth forms use, so that submitting does not wait for it. */
export function prepareAuth() {
  getClient().catch(() => undefined)
}

type Credentials = { email: string; password: string }
/** Captcha of the form. */
type Solved = { solve: Solve }
type SignIn = Credentials & Solved & { remember: boolean }

export function useSignIn() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ remember, solve, email, password }: SignIn) => {
      const { auth } = await getClient()
      storage.remember(remember)
      const { error } = await solve((proof) =>
        auth.signInWithPassword({ email, password, options: proof }),
      )
      if (error) throw error
    },
  })
}

/**
 * Sends a mail that signs in. Succeeds for an unknown address too, which a hosted project tells
 * apart, so that nobody learns who has an account.
 */
export function useSendSignInMail() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ email, from, solve }: Recipient & Solved) => {
      const { auth } = await getClient()
      const options = { shouldCreateUser: false, emailRedirectTo: linkTarget(from) }
      const { error } = await solve((proof) =>
        auth.signInWithOtp({ email, options: { ...options, ...proof } }),
      )
      if (error && error.code !== 'otp_disabled') throw error
    },
  })
}

/** Signs in with the code of such a mail. */
export function useSignInByCode() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ email, code, remember }: CodeCredentials) => {
      const { auth } = await getClient()
      storage.remember(remember)
      const { error } = await auth.verifyOtp({ type: 'email', email, token: code })
      if (error) throw error
    },
  })
}

type CodeCredentials = { email: string; code: string; remember: boolean }

/** Signs up; `signedIn` is false where the address must be confirmed by mail first. */
export function useSignUp() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ email, from, password, role, solve }: NewAccount) => {
      const { auth } = await getClient()
      storage.remember(true)
      const options = {
        data: { role, language: currentLanguage(), terms_version: TERMS_VERSION },
        emailRedirectTo: linkTarget(from),
      }
      const { data, error } = await solve((proof) =>
        auth.signUp({ email, password, options: { ...options, ...proof } }),
      )
      if (error) throw error
      return { signedIn: data.user !== null && data.session !== null }
    },
  })
}

/** Sends the confirmation mail of a new account again. */
export function useResendConfirmation() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ email, from, solve }: Recipient & Solved) => {
      const { auth } = await getClient()
      const options = { emailRedirectTo: linkTarget(from) }
      const { error } = await solve((proof) =>
        auth.resend({ type: 'signup', email, options: { ...options, ...proof } }),
      )
      if (error) throw error
    },
  })
}

/** Recipient of a mail that signs in; `from`: path that they were going to. */
type Recipient = { email: string; from: string | undefined }
type NewAccount = Credentials & Recipient & Solved & { role: SignUpRole }

/** Address that the link of a mail leads to. */
const linkTarget = (from = '/dashboard') => window.location.origin + from

/**
 * Requests a reset mail. Succeeds whatever the server answers, so that nobody learns who has an account; fails for what
 * tells nothing of an account: no answer, a captcha, and our own limit of mails, which counts before an account is
 * looked up (in hosted mode only those with an account meet it).
 */
export function useRequestPasswordReset() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ email, solve }: Solved & { email: string }) => {
      const { auth } = await getClient()
      const redirectTo = `${window.location.origin}/update-password`
      const { error } = await solve((proof) =>
        auth.resetPasswordForEmail(email, { redirectTo, ...proof }),
      )
      if (error === null) return
      if (error.name === 'AuthRetryableFetchError' || error.code === 'captcha_failed') throw error
      if (error.status === 429 && (await serverConfig()).ownApi !== false) throw error
    },
  })
}

type NewPassword = {
  password: string
  acceptsTerms: boolean
  /** Ids of passkeys that the person does not recognise. */
  unknownPasskeys: readonly string[]
}

/**
 * Sets the password after a reset or an invitation, with the terms where they are accepted now, once the
 * passkeys that the person does not recognise are removed; then ends every session, the one that the
 * link opened included.
 */
export function useUpdatePassword() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ password, acceptsTerms, unknownPasskeys }: NewPassword) => {
      const { auth } = await getClient()
      for (const passkeyId of unknownPasskeys) {
        const { error } = await auth.passkey.delete({ passkeyId })
        // Gone already, with an earlier try whose password was refused.
        if (error && error.status !== 404) throw error
      }
      const { error } = await auth.updateUser({
        password,
        ...(acceptsTerms && { data: { terms_version: TERMS_VERSION } }),
      })
      if (error) throw error
      // The password is set: a session that stays open until it expires is no failure.
      await signOut({ scope: 'global' }).catch(() => undefined)
    },
    onError: () => queries.invalidateQueries(passkeysQuery),
  })
}

/** Ends the session of somebody who signs in anew to prove who they are, and is led back afterwards. */
export function useSignInAgain() {
  return useMutation({ mutationFn: () => signOut({ why: 'again' }) })
}

/** Ends the session of somebody who does not show their second factor. */
export function useLeave() {
  return useMutation({ mutationFn: () => signOut() })
}
