import { UserRoundSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { UsersCards } from './users-cards.tsx'
import { UsersTable, type UsersTableProps } from './users-table.tsx'

type UsersRowsProps = UsersTableProps & {
  isWide: boolean
  /** Called to leave a search that finds nobody. */
  onShowAll: () => void
}

/** One page of the accounts: a table on wide screens, cards on narrow ones. */
export function UsersRows({ isWide, sort, onSort, onShowAll, ...list }: UsersRowsProps) {
  const { t } = useTranslation()
  if (list.users.length === 0) {
    return (
      <EmptyList
        icon={UserRoundSearch}
        text={t('users.empty')}
        action={{ label: t('users.showAll'), onAct: onShowAll }}
      />
    )
  }
  if (!isWide) return <UsersCards {...list} />
  return (
    <Card className="scroll-edges overflow-x-auto">
      <UsersTable {...list} sort={sort} onSort={onSort} />
    </Card>
  )
}
