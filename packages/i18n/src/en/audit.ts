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
  },
} satisfies SameKeys<typeof fr>
