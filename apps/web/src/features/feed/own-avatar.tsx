import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../data/author.ts'
import { faceQuery } from '../../data/face.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Picture or initials of the person signed in, beside what they write. */
export function OwnAvatar({ personId }: { personId: string }) {
  const user = useSessionUser()
  const { data: face } = useQuery(faceQuery(personId))
  return (
    <Avatar
      personId={personId}
      name={fullName(face ?? null) || (user?.email ?? '')}
      src={face?.avatar_url}
      size="sm"
    />
  )
}
