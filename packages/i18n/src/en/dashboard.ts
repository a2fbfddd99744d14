import type { dashboard as fr } from '../fr/dashboard.ts'
import type { SameKeys } from '../same-keys.ts'

export const dashboard = {
  label: 'Dashboard',
  feed: 'Pro feed',
  moderation: 'Moderation',
  profile: 'My profile',
  createProject: 'Create a project',
  invitations: 'Invitations',
  toRead_one: '{{count}} to read',
  toRead_other: '{{count}} to read',
  account: 'My account',
  shortcuts: 'Shortcuts',
} satisfies SameKeys<typeof fr>
