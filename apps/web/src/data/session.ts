import { ROLES, type SignUpRole } from '@podium/domain'
import { useMutation } from '@tanstack/react-query'
import { arrival } from '../lib/arrival.ts'
import { currentLanguage } from '../lib/i18n.ts'
import { SESSION_KEY } from '../lib/session-storage.ts'
import { type SessionUser, sessionStore } from '../lib/session-store.ts'
import { getClient, sessionStorageOfBrowser as storage } from './client.ts'

let signOutAsked = false
let following = false

/**
 * Finds out who is here and keeps the session store right from then on, whatever this tab or another
 * one does. Call it again to retry after `unreachable`.
 */
export async function startSession() {
  if (storedUser() === undefined && !arrival.hasAccessToken) showStoredSession()
  try {
    const { auth } = await getClient()
    if (!following) {
      following = true
      auth.onAuthStateChange((event) => {
        // Also when another tab signed out: what this tab kept for itself goes too.
        if (event === 'SIGNED_OUT') storage.removeItem(SESSION_KEY)
        if (event !== 'INITIAL_SESSION') showStoredSession()
      })
    }
    const { data } = await auth.getSession()
    if (data.session === null && storedUser() !== undefined) throw new Error('session not checked')
    showStoredSession()
  } catch {
    if (storedUser() === undefined) showStoredSession()
    else sessionStore.set({ status: 'unreachable' })
  }
}

/**
 * The storage is the truth of this tab: events also arrive from tabs with a session of their own,
 * whose tokens this one does not have.
 */
function showStoredSession() {
  const user = storedUser()
  if (user !== undefined) signOutAsked = false
  sessionStore.set(
    user === undefined
      ? { status: 'signed-out', asked: signOutAsked }
      : { status: 'signed-in', user },
  )
}

function storedUser(): SessionUser | undefined {
  const stored = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null')
  if (typeof stored?.user?.id !== 'string') return undefined
  const { id, email, user_metadata: metadata } = stored.user
  return { id, email: email ?? '', role: ROLES.find((role) => role === metadata?.role) ?? 'user' }
}

/** Whose data is asked for. Throws where nobody is signed in: no screen with data is shown then. */
export function personId(): string {
  const now = sessionStore.get()
  if (now.status !== 'signed-in') throw new Error('Nobody is signed in')
  return now.user.id
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
          emailRedirectTo: `${window.location.origin}/dashboard`,
        },
      })
      if (error) throw error
      return { signedIn: data.user !== null && data.session !== null }
    },
  })
}

/** Asks for a reset mail. Ends well whatever happened, so that nobody learns who has an account. */
export function useRequestPasswordReset() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (email: string) => {
      const { auth } = await getClient()
      await auth.resetPasswordForEmail(email, {
        redirectTo: `${window.location.origin}/update-password`,
      })
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
      signOutAsked = true
      await auth.signOut()
    },
  })
}

/** `onSignedOut` also runs when the button that asked is gone by then, as in the header. */
export function useSignOut(onSignedOut: () => void) {
  return useMutation({
    onSuccess: onSignedOut,
    mutationFn: async () => {
      const { auth } = await getClient()
      signOutAsked = true
      const { error } = await auth.signOut()
      if (error) throw error
    },
    onError: () => {
      signOutAsked = false
    },
  })
}
