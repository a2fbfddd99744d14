import { mayModerate } from '@podium/domain'
import type { Session } from '../lib/session-store.ts'
import { wayBack } from '../lib/way-back.ts'

/**
 * Area of the application, by who may enter: visitors and who has still to show a second factor; who has to add one, or just did; people who are no admins; editors and admins; admins.
 */
export type Area = 'signed-out' | 'enrolment' | 'dashboard' | 'moderation' | 'admin'

export type Gate =
  | { open: true }
  | { open: false; because: 'loading' | 'unreachable' }
  /** `from`: address to return to after signing in. */
  | { open: false; because: 'elsewhere'; to: string; from?: string }

type Visit = {
  session: Session
  /** Address asked for, with query and fragment. */
  path: string
  /** History state; on /login it holds the address from which the person was redirected. */
  state?: unknown
}

/** Decision about a visit: enter, wait, or go elsewhere (specification §2 and §6). */
export function gate(area: Area, { session, path, state }: Visit): Gate {
  switch (session.status) {
    case 'loading':
    case 'unreachable':
      return { open: false, because: session.status }
    case 'signed-out':
      if (area === 'signed-out') return { open: true }
      if (session.why === 'deleted') return redirect('/goodbye')
      // After a sign-out that was asked for, the next person here is not led back.
      return session.why === 'asked' ? redirect('/login') : { ...redirect('/login'), from: path }
    case 'second-factor':
      return area === 'signed-out' ? { open: true } : { ...redirect('/login'), from: path }
    case 'factor-missing': {
      if (area === 'enrolment') return { open: true }
      const from = area === 'signed-out' ? wayBack(state) : path
      return { ...redirect('/second-factor'), ...(from !== undefined && { from }) }
    }
    case 'signed-in': {
      const home = session.user.role === 'admin' ? 'admin' : 'dashboard'
      if (area === home || area === 'enrolment') return { open: true }
      if (area === 'moderation' && mayModerate(session.user.role)) return { open: true }
      const from = wayBack(state)
      if (area === 'signed-out' && from !== undefined) return redirect(from)
      return redirect(home === 'admin' ? inAdminArea(path) : '/dashboard')
    }
  }
}

/** Admin's address of a page that both areas have: links in mails and posts name the dashboard's. */
const inAdminArea = (path: string) =>
  /^\/dashboard\/(?:account|moderation-decisions|profile\/[^/]+)$/.test(path)
    ? path.replace('dashboard', 'admin')
    : '/admin'

function redirect(to: string) {
  return { open: false, because: 'elsewhere', to } as const
}
