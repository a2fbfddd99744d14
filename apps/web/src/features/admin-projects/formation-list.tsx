import type { AdminProjectDetail } from '@podium/domain'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shortTime } from '../../lib/format.ts'

type FormationListProps = {
  formations: AdminProjectDetail['formations']
  /** Formation whose button takes the focus when it appears. */
  left: string | null
  onRecord: (formation: string) => void
}

/** Formations of a project, the newest first; each opens its decision record. */
export function FormationList({ formations, left, onRecord }: FormationListProps) {
  const { t } = useTranslation()
  if (formations.length === 0) {
    return <p className="text-muted">{t('adminProjects.panel.noRecords')}</p>
  }
  return (
    <ul className="grid divide-y divide-border">
      {formations.map((one) => {
        const time = shortTime(new Date(one.created_at))
        const marks = [
          t('adminProjects.panel.briefVersion', { version: one.brief_version }),
          ...(one.is_shown ? [t('adminProjects.panel.shown')] : []),
          ...(one.is_chosen ? [t('adminProjects.panel.chosen')] : []),
        ]
        return (
          <li key={one.id} className="relative flex items-center gap-3 py-2.5 hover:bg-hover">
            <div className="min-w-0 grow">
              <button
                ref={one.id === left ? takeFocus : undefined}
                type="button"
                aria-label={t('adminProjects.panel.recordOf', { time })}
                onClick={() => onRecord(one.id)}
                className="rounded text-start font-medium after:absolute after:inset-0"
              >
                {time}
              </button>
              <p className="text-muted">
                {t('adminProjects.panel.record', { count: one.teams, people: one.people })} ·{' '}
                {marks.join(' · ')}
              </p>
            </div>
            <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
          </li>
        )
      })}
    </ul>
  )
}

const takeFocus = (button: HTMLElement | null) => button?.focus()
