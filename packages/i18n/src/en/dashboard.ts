import type { dashboard as fr } from '../fr/dashboard.ts'
import type { SameKeys } from '../same-keys.ts'

export const dashboard = {
  label: 'Dashboard',
  feed: 'Pro feed',
  moderation: 'Moderation',
  profile: 'My profile',
  createProject: 'Create a project',
  invitations: 'Invitations',
  openInvitations_one: '{{count}} to read',
  openInvitations_other: '{{count}} to read',
  account: 'My account',
  shortcuts: 'Shortcuts',
} satisfies SameKeys<typeof fr>
