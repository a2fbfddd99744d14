import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useIsClientOf } from '../data/is-client-of.ts'
import { roomsQuery } from '../data/room-list.ts'

const VIEWS = ['team', 'plan', 'room'] as const
type View = (typeof VIEWS)[number]

const addressOf = (id: string, view: View) =>
  view === 'team' ? `/dashboard/create-project?project=${id}` : `/dashboard/projects/${id}/${view}`

/** Links between the screens of a project, its client's team among them; the room says how much in it is unread. */
export function ProjectViews({ id, shown }: { id: string; shown: View }) {
  const { t } = useTranslation()
  const isClient = useIsClientOf(id) === true || shown === 'team'
  const views = isClient ? VIEWS : VIEWS.filter((view) => view !== 'team')
  const { data: rooms = [] } = useQuery(roomsQuery)
  const unread = rooms.find(({ project_id }) => project_id === id)?.unread ?? 0
  return (
    <nav aria-label={t('plan.room.views.label')}>
      <ul className="inline-flex gap-1 rounded-xl bg-sunken p-1">
        {views.map((view) => (
          <li key={view}>
            <Link
              to={addressOf(id, view)}
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
