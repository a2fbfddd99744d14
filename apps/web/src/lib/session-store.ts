import type { Role } from '@podium/domain'
import { useSyncExternalStore } from 'react'

/** What the interface knows of its visitor (specification §4). */
export type Session =
  /** The first check has not ended. */
  | { status: 'loading' }
  /** There is a stored session, and the server could not be reached to check it. */
  | { status: 'unreachable' }
  | { status: 'signed-out'; why: SignedOutReason }
  | { status: 'signed-in'; user: SessionUser }

/** They came without a session, or had one that ended by itself, or wanted to leave. */
export type SignedOutReason = 'visitor' | 'ended' | Leave

/** They signed out just now, or deleted their account. */
export type Leave = 'asked' | 'deleted'

export type SessionUser = { id: string; email: string; role: Role }

let session: Session = { status: 'loading' }
const listeners = new Set<() => void>()

/** The one place that knows whether somebody is signed in; data/session.ts fills it. */
export const sessionStore = {
  get: () => session,
  set(next: Session) {
    session = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** What the server's pages show, and the first look at them in the browser: nobody is signed in. */
const VISITOR: Session = { status: 'signed-out', why: 'visitor' }

export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => VISITOR)
}

/** Who is signed in; undefined for a visitor, and until the first check has ended. */
export function useSessionUser(): SessionUser | undefined {
  const now = useSession()
  return now.status === 'signed-in' ? now.user : undefined
}
