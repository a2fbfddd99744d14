import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { roomsQuery } from '../../data/room-list.ts'
import { Card } from '../../ui/card.tsx'

/** Rooms with unread messages, each with the way to it; nothing without any. */
export function UnreadRooms() {
  const { t } = useTranslation()
  const heading = useId()
  const { data: rooms = [] } = useQuery(roomsQuery)
  const unread = rooms.filter((one) => one.unread > 0)
  if (unread.length === 0) return null
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-2 p-4 sm:px-5">
      <h2 id={heading} className="flex items-center gap-2 font-semibold">
        <MessagesSquare
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="shrink-0 text-primary"
        />
        {t('plan.room.unread')}
      </h2>
      <ul className="grid gap-1">
        {unread.map(({ project_id: id, title, unread: count, mentioned }) => (
          <li key={id}>
            <Link
              to={`/dashboard/projects/${id}/room`}
              className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-3 rounded-lg py-1 hover:underline pointer-coarse:min-h-11"
            >
              <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
                {title}
              </span>
              <span className="text-sm text-muted">
                {t('plan.room.views.unread', { count })}
                {mentioned && ` · ${t('plan.room.mentioned')}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
