import type { audit as fr } from '../fr/audit.ts'
import type { SameKeys } from '../same-keys.ts'

export const audit = {
  actions: {
    user: {
      invite: 'Account made by invitation',
      role: 'Role changed',
      promote: 'Promoted to admin',
      ban: 'Banned',
      unban: 'Ban lifted',
      delete: 'Account deleted',
    },
    message: {
      reply: 'Message answered',
      status: 'Message status changed',
    },
    moderation: {
      hide: 'Content hidden',
      restore: 'Content restored',
      delete: 'Content deleted',
      warn: 'Warning',
      dismiss: 'Reports dismissed',
      object: 'Decision objected to',
      settle: 'Objection settled',
    },
  },
} satisfies SameKeys<typeof fr>
