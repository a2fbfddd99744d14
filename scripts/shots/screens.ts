import { APP_ROUTES } from '@podium/domain'
import { ACCOUNT_STATES } from './account-states.ts'
import { ADMIN_STATES } from './admin-states.ts'
import { AUTH_STATES } from './auth-states.ts'
import { DASHBOARD_STATES } from './dashboard-states.ts'
import { DECISION_STATES } from './decision-states.ts'
import { FEED_STATES } from './feed-states.ts'
import { PROJECT_STATES } from './project-states.ts'
import { PUBLIC_STATES } from './public-states.ts'
import type { Screen } from './screen.ts'

/** Only public address that reads data. */
const SHARED_POST = '/p/:id'

/** Address that exists where mails are kept for admins. */
const KEPT_MAILS = '/admin/kept-mails'

/** Addresses of a client's projects: who sees something there. */
const OF_CLIENTS = /\/(create-project|projects)/

/**
 * States of every address of the app: as it is, and where it reads data also pending, refused and
 * empty.
 */
const ADDRESSES = APP_ROUTES.flatMap((path): Screen[] => {
  const isPrivate = /^\/(dashboard|admin)/.test(path)
  const owner = OF_CLIENTS.test(path) ? 'user' : 'professional'
  const as = path.startsWith('/admin') ? 'admin' : isPrivate ? owner : 'visitor'
  const screen = path === '/' ? 'home' : path.slice(1).replace(/\W+/g, '-')
  const server = path === KEPT_MAILS ? 'open' : 'own'
  const plain = { name: screen, as, path, server } as const
  const readsData = isPrivate || path === SHARED_POST
  if (!readsData) return [plain]
  return [
    plain,
    { ...plain, name: `${screen}.loading`, answers: 'none' },
    { ...plain, name: `${screen}.failed`, answers: 'refusals' },
    { ...plain, name: `${screen}.empty`, answers: 'no rows' },
  ]
})

export const SCREENS: readonly Screen[] = [
  ...ADDRESSES,
  ...PUBLIC_STATES,
  ...AUTH_STATES,
  ...FEED_STATES,
  ...DASHBOARD_STATES,
  ...PROJECT_STATES,
  ...ACCOUNT_STATES,
  ...DECISION_STATES,
  ...ADMIN_STATES,
]
