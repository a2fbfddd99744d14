import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { listOf, shortTime } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { useRoom } from './room-context.ts'

/** People who read the room, by name, and those who do not. */
export function RoomPeople() {
  const { t } = useTranslation()
  const { room, personId, nameOf } = useRoom()
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-3 p-4 sm:p-5">
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('plan.room.people.title')}
      </h2>
      <ul className="grid gap-2">
        {room.people.map((person) => (
          <li key={person.id} className="flex min-w-0 items-center gap-3">
            <Avatar personId={person.id} name={nameOf(person)} src={person.avatar_url} size="sm" />
            <p className="grid min-w-0 leading-5">
              <span className="truncate font-medium">
                <bdi>{nameOf(person)}</bdi>
                {person.id === personId && ` (${t('plan.room.people.you')})`}
              </span>
              <span className="truncate text-sm text-muted first-letter:uppercase">
                {person.is_client
                  ? t('plan.room.people.client')
                  : listOf(person.roles.map((role) => role[currentLanguage()]))}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-pretty text-muted">{t('plan.room.people.hint')}</p>
      {room.readings.length > 0 && (
        <ul aria-label={t('plan.room.people.readings')} className="grid gap-2 text-sm">
          {room.readings.map(({ id, reason, created_at: at }) => (
            <li key={id} className="rounded-lg bg-sunken px-3 py-2 wrap-anywhere">
              {t('plan.room.people.readOn', { time: shortTime(new Date(at)) })}{' '}
              <bdi className="whitespace-pre-wrap">{reason}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
