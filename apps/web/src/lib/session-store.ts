import { mayModerate, type Role } from '@podium/domain'
import { createStore, useStore } from 'zustand'

/** State of the visitor's session (specification §4). */
export type Session =
  /** The first check has not ended. */
  | { status: 'loading' }
  /** There is a stored session, and the server could not be reached to check it. */
  | { status: 'unreachable' }
  | { status: 'signed-out'; why: SignedOutReason }
  /** Signed in with the first factor; the second one of this person is still to be shown. */
  | { status: 'second-factor'; user: SessionUser }
  /** Signed in with the first factor; the role of this person needs a second one, which they have to add. */
  | { status: 'factor-missing'; user: SessionUser }
  | { status: 'signed-in'; user: SessionUser }

/** Came without a session, had one that ended by itself, or left. */
export type SignedOutReason = 'visitor' | 'ended' | Leave

/** Signed out just now, also to sign in anew and come back, or deleted their account. */
export type Leave = 'asked' | 'again' | 'deleted'

export type SessionUser = {
  id: string
  email: string
  role: Role
  /** Whether they accepted the terms, as whoever signs up does; an invited person has not yet. */
  hasAcceptedTerms: boolean
  /** Present where their role needs a second factor: from when (ms since 1970), and whether they have none yet. */
  secondFactor?: { dueAt: number; isMissing: boolean }
}

/** Session of prerendered pages, and of their first render in the browser. */
const VISITOR: Session = { status: 'signed-out', why: 'visitor' }

const store = createStore<Session>(() => VISITOR)

/** Session of this page; data/browser-session.ts sets it. */
export const sessionStore = {
  get: store.getState,
  set: (session: Session) => store.setState(session, true),
  subscribe: store.subscribe,
}

sessionStore.set({ status: 'loading' })

export const useSession = (): Session => useStore(store)

/** Person signed in; undefined for a visitor, and until the first check has ended. */
export const useSessionUser = (): SessionUser | undefined =>
  useStore(store, (session) => (session.status === 'signed-in' ? session.user : undefined))

/** Whether the person signed in moderates posts and comments. */
export const useIsModerator = (): boolean => {
  const user = useSessionUser()
  return user !== undefined && mayModerate(user.role)
}
