import type { admin as fr } from '../fr/admin.ts'
import type { SameKeys } from '../same-keys.ts'

export const admin = {
  label: 'Administration',
  overview: 'Overview',
  moderation: 'Moderation',
  dashboard: 'Dashboard',
  messages: 'Messages',
  newsletter: 'Newsletter',
  users: 'Users',
  audit: 'Audit log',
  account: 'My account',
  userManagement: 'User Management',
} satisfies SameKeys<typeof fr>
