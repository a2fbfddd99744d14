import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { AuditCards } from './audit-cards.tsx'
import { AuditTable, type AuditTableProps } from './audit-table.tsx'

type AuditRowsProps = AuditTableProps & { isFiltered: boolean; onClear: () => void }

/** One page of the audit log: a table on wide screens, cards on narrow ones. */
export function AuditRows({ entries, onOpen, isFiltered, onClear }: AuditRowsProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 48rem)')
  if (entries.length === 0) {
    return (
      <EmptyList
        icon={ScrollText}
        text={t(isFiltered ? 'audit.empty' : 'audit.nothingYet')}
        action={isFiltered && { label: t('audit.filter.clear'), onAct: onClear }}
      />
    )
  }
  const Rows = isWide ? AuditTable : AuditCards
  return <Rows entries={entries} onOpen={onOpen} />
}
