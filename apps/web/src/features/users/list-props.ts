import type { AdminUser } from '@podium/domain'
import type { UserIntent } from './user-intent.ts'

/** Chosen accounts by id, also those of other pages. */
export type Selection = ReadonlyMap<string, Pick<AdminUser, 'id' | 'email'>>

export type ListProps = {
  users: readonly AdminUser[]
  /** The admin who looks, whose own row changes nothing. */
  ownId: string
  selection: Selection
  onSelect: (users: readonly AdminUser[], chosen: boolean) => void
  onOpen: (id: string) => void
  onIntent: (intent: UserIntent) => void
}
