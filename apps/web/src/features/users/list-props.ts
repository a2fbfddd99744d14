import type { AdminUser } from '@podium/domain'
import type { UserName } from '../../data/users.ts'
import type { UserIntent } from './user-menu.tsx'

/** Selected accounts by id, those of other pages included. */
export type Selection = ReadonlyMap<string, UserName>

export type ListProps = {
  users: readonly AdminUser[]
  /** Id of the admin who is signed in: their own row offers no changes. */
  ownId: string
  selection: Selection
  onSelect: (users: readonly AdminUser[], selected: boolean) => void
  onOpen: (id: string) => void
  onIntent: (intent: UserIntent) => void
}
