import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export const WORK_VIEWS = ['invitations', 'weeks', 'standings'] as const
export type WorkView = (typeof WORK_VIEWS)[number]

/** Links to the views of a professional's work. */
export function WorkViews({ shown }: { shown: WorkView }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('invitations.views.label')}>
      <ul className="inline-flex flex-wrap gap-1 rounded-xl bg-sunken p-1">
        {WORK_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={view === 'invitations' ? '?' : `?view=${view}`}
              aria-current={view === shown ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-lg px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text aria-[current=page]:shadow-card sm:px-4 pointer-coarse:min-h-11"
            >
              {t(`invitations.views.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
