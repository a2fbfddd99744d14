import type { dashboard as fr } from '../fr/dashboard.ts'
import type { SameKeys } from '../same-keys.ts'

export const dashboard = {
  label: 'Dashboard',
  feed: 'Pro feed',
  moderation: 'Moderation',
  profile: 'My profile',
  createProject: 'Create a project',
  account: 'My account',
  shortcuts: 'Shortcuts',
} satisfies SameKeys<typeof fr>
