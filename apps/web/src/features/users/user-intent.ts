import type { AdminUser } from '@podium/domain'

/** What an admin wants to do to an account, before it is confirmed. */
export type UserIntent = {
  kind: 'delete' | 'promote' | 'ban' | 'unban' | 'role'
  user: AdminUser
  /** Where the intent came from, and where the focus returns to. */
  from: HTMLElement | null
}
