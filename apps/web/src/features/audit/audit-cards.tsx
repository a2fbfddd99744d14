import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import type { AuditTableProps } from './audit-table.tsx'
import { Change } from './change.tsx'
import { EntryTime } from './entry-time.tsx'
import { Actor, Target } from './names.tsx'
import { OpenButton } from './open-button.tsx'

/** Entries of one page, on narrow screens. */
export function AuditCards({ entries, onOpen }: AuditTableProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('audit.tableLabel')} className="grid grid-cols-1 gap-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Card className="grid gap-2 p-4 text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <OpenButton entry={entry} onOpen={onOpen} />
              <span className="text-muted tabular-nums">
                <EntryTime entry={entry} />
              </span>
            </div>
            <Change entry={entry} />
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 wrap-anywhere">
              <dt className="text-muted">{t('audit.columns.target')}</dt>
              <dd>
                <Target entry={entry} />
              </dd>
              <dt className="text-muted">{t('audit.columns.actor')}</dt>
              <dd>
                <Actor entry={entry} />
              </dd>
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  )
}
