import type { AuditEntry } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Change } from './change.tsx'
import { EntryTime } from './entry-time.tsx'
import { Actor, Target } from './names.tsx'
import { OpenButton } from './open-button.tsx'

const COLUMNS = ['time', 'action', 'target', 'actor'] as const
const CELL = 'px-3 py-0.5 align-middle leading-5 first:ps-4 last:pe-4'

/** Width classes: time and action are fixed, the columns of long texts share the rest. */
const WIDTHS = { time: 'w-52', action: 'w-52 xl:w-60', target: '', actor: '' }

export type AuditTableProps = { entries: readonly AuditEntry[]; onOpen: (id: string) => void }

/** Entries of one page, on wide screens. */
export function AuditTable({ entries, onOpen }: AuditTableProps) {
  const { t } = useTranslation()
  return (
    <Card className="scroll-edges overflow-x-auto">
      <table aria-label={t('audit.tableLabel')} className="w-full min-w-2xl table-fixed text-sm">
        <thead className="bg-sunken text-muted">
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames(CELL, 'h-10 text-start font-medium', WIDTHS[column])}
              >
                {t(`audit.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="h-11.25 border-t border-border hover:bg-hover">
              <td className={classNames(CELL, 'whitespace-nowrap text-muted tabular-nums')}>
                <EntryTime entry={entry} />
              </td>
              <td className={CELL}>
                <OpenButton entry={entry} onOpen={onOpen} />
                <Change entry={entry} />
              </td>
              <td className={classNames(CELL, 'wrap-anywhere')}>
                <Target entry={entry} />
              </td>
              <td className={classNames(CELL, 'wrap-anywhere')}>
                <Actor entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
