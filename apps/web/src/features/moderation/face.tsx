import type { ModerationItem } from '@podium/domain'
import { fullName } from '../../data/author.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Face of an author, reporter or moderator; null: of a deleted account. */
export function Face({ of: person }: { of: ModerationItem['author'] | null }) {
  return (
    <Avatar
      personId={person?.id}
      name={fullName(person) || '?'}
      src={person?.avatar_url}
      size="sm"
    />
  )
}
