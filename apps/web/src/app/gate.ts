import type { Role } from '@podium/domain'
import type { Session } from '../lib/session-store.ts'

/** Who may enter: nobody signed in, anybody signed in who is no admin, editors and admins, admins. */
export type Area = 'signed-out' | 'dashboard' | 'moderation' | 'admin'

export type Gate =
  | { open: true }
  | { open: false; because: 'loading' | 'unreachable' }
  /** `from`: where to return after signing in. */
  | { open: false; because: 'elsewhere'; to: string; from?: string }

type Visit = {
  session: Session
  /** The address asked for, with its query and fragment. */
  path: string
  /** On /login: where the person was sent away from. */
  from?: string | undefined
}

/** Decisions row 17. */
const MODERATORS: readonly Role[] = ['editor', 'admin']

/** Whether a visitor may enter an area, and else where they go (specification §2 and §6). */
export function gate(area: Area, { session, path, from }: Visit): Gate {
  switch (session.status) {
    case 'loading':
    case 'unreachable':
      return { open: false, because: session.status }
    case 'signed-out':
      if (area === 'signed-out') return { open: true }
      if (session.why === 'deleted') return redirect('/goodbye')
      // Who just signed out asked to leave: the next person here is not led back.
      return session.why === 'asked' ? redirect('/login') : { ...redirect('/login'), from: path }
    case 'signed-in': {
      const home = session.user.role === 'admin' ? 'admin' : 'dashboard'
      if (area === home) return { open: true }
      if (area === 'moderation' && MODERATORS.includes(session.user.role)) return { open: true }
      if (area === 'signed-out' && from !== undefined) return redirect(from)
      return redirect(home === 'admin' ? inAdminArea(path) : '/dashboard')
    }
  }
}

/** What both areas have, a link in a mail names by its address in the dashboard. */
const inAdminArea = (path: string) =>
  /^\/dashboard\/(?:account|decisions)$/.test(path) ? path.replace('dashboard', 'admin') : '/admin'

function redirect(to: string) {
  return { open: false, because: 'elsewhere', to } as const
}
