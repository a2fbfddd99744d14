import type { Room } from '@podium/domain'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'

type Shown = { room: Room; personId: string }

/** Room on the screen and who looks at it, given by `RoomView`. */
export const RoomContext = createContext<Shown | undefined>(undefined)

/** Room on the screen, and names in it. */
export function useRoom() {
  const { t } = useTranslation()
  const shown = use(RoomContext)
  if (shown === undefined) throw new Error('There is no room around this component')
  return {
    ...shown,
    project: shown.room.project.id,
    /** Name of somebody; of a deleted account a word for it. */
    nameOf: (person: { name: string | null } | null) =>
      person === null ? t('plan.room.formerMember') : (person.name ?? t('plan.room.someone')),
    /** Everybody but the reader. */
    others: shown.room.people.filter(({ id }) => id !== shown.personId),
  }
}
