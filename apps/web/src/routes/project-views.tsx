import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { roomsQuery } from '../data/room-list.ts'

const VIEWS = ['plan', 'room'] as const
export type ProjectView = (typeof VIEWS)[number]

/** Links between the screens of a project; the room says how much in it is unread. */
export function ProjectViews({ id, shown }: { id: string; shown: ProjectView }) {
  const { t } = useTranslation()
  const { data: rooms = [] } = useQuery(roomsQuery)
  const unread = rooms.find(({ project_id }) => project_id === id)?.unread ?? 0
  return (
    <nav aria-label={t('plan.room.views.label')}>
      <ul className="inline-flex gap-1 rounded-xl bg-sunken p-1">
        {VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={`/dashboard/projects/${id}/${view}`}
              aria-current={view === shown ? 'page' : undefined}
              className="flex min-h-9 items-center gap-2 rounded-lg px-4 text-sm font-medium text-muted hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text aria-[current=page]:shadow-card pointer-coarse:min-h-11"
            >
              {t(`plan.room.views.${view}`)}
              {view === 'room' && shown !== 'room' && unread > 0 && (
                <>
                  <span
                    aria-hidden
                    className="rounded-full bg-gold px-2 py-0.5 text-xs font-semibold text-on-gold tabular-nums"
                  >
                    {unread > 99 ? '99+' : unread}
                  </span>
                  <span className="sr-only">{t('plan.room.views.unread', { count: unread })}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
