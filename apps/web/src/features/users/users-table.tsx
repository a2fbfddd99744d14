import { ADMIN_USER_SORTS, type AdminUser, type AdminUserSort } from '@podium/domain'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { roleOf } from '../../data/users.ts'
import { classNames } from '../../ui/class-names.ts'
import { SelectAll } from '../../ui/select-all.tsx'
import { Joined } from './joined.tsx'
import type { ListProps } from './list-props.ts'
import { RoleBadge } from './role-badge.tsx'
import { SelectionCheckbox } from './selection-checkbox.tsx'
import { StatusBadges } from './status-badges.tsx'
import { UserCell } from './user-cell.tsx'
import { OwnAccountNote, UserMenu } from './user-menu.tsx'

/** Rows are 44 px high: the button of the menu and its margins. */
const CELL = 'px-3 py-0.5 align-middle'
const HEAD = 'px-3 py-2 align-middle'

export type UsersTableProps = ListProps & {
  sort: AdminUserSort
  onSort: (sort: AdminUserSort) => void
}

/** Accounts of one page, on wide screens. */
export function UsersTable({ sort, onSort, ...list }: UsersTableProps) {
  const { t } = useTranslation()
  const { users, ownId, selection, onSelect } = list
  const others = users.filter(({ id }) => id !== ownId)
  return (
    <table aria-label={t('users.tableLabel')} className="w-full text-sm">
      <thead className="bg-sunken text-muted">
        <tr>
          <th scope="col" className={classNames(HEAD, 'w-10 ps-4')}>
            <SelectAll
              aria-label={t('users.selection.selectPage')}
              className="align-middle"
              disabled={others.length === 0}
              selected={others.filter(({ id }) => selection.has(id)).length}
              total={others.length}
              onSelect={(selected) => onSelect(others, selected)}
            />
          </th>
          <Sorted column="email" {...{ sort, onSort }}>
            {t('users.columns.user')}
          </Sorted>
          <Sorted column="role" {...{ sort, onSort }}>
            {t('users.columns.role')}
          </Sorted>
          <th scope="col" className={classNames(HEAD, 'text-start font-medium')}>
            {t('users.columns.status')}
          </th>
          <Sorted column="created_at" {...{ sort, onSort }}>
            {t('users.columns.joined')}
          </Sorted>
          <th scope="col" className={HEAD}>
            <span className="sr-only">{t('users.columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} {...list} />
        ))}
      </tbody>
    </table>
  )
}

type SortedProps = Pick<UsersTableProps, 'sort' | 'onSort'> & {
  column: 'email' | 'role' | 'created_at'
  children: string
}

/** Column heading that sorts: ascending first, dates descending first. */
function Sorted({ column, sort, onSort, children }: SortedProps) {
  const { t } = useTranslation()
  const isHere = sort.endsWith(column)
  const isDown = sort.startsWith('-')
  const Icon = isHere ? (isDown ? ArrowDown : ArrowUp) : ArrowUpDown
  const wantsDown = isHere ? !isDown : column === 'created_at'
  const next = ADMIN_USER_SORTS.find((each) => each === `${wantsDown ? '-' : ''}${column}`)
  return (
    <th
      scope="col"
      aria-sort={isHere ? (isDown ? 'descending' : 'ascending') : 'none'}
      className={classNames(HEAD, 'text-start font-medium')}
    >
      <button
        type="button"
        title={t('users.sortBy', { column: children })}
        onClick={() => next && onSort(next)}
        className="-ms-2 inline-flex min-h-8 items-center gap-1 rounded-md px-2 hover:bg-hover hover:text-text"
      >
        {children}
        <Icon aria-hidden size={14} className={classNames(!isHere && 'opacity-50')} />
      </button>
    </th>
  )
}

function Row({
  user,
  ownId,
  selection,
  onSelect,
  onOpen,
  onIntent,
}: ListProps & { user: AdminUser }) {
  const isOwn = user.id === ownId
  return (
    <tr className="border-t border-border hover:bg-hover">
      <td className={classNames(CELL, 'ps-4')}>
        {!isOwn && <SelectionCheckbox user={user} selection={selection} onSelect={onSelect} />}
      </td>
      <td className={classNames(CELL, 'w-full max-w-0')}>
        <UserCell user={user} onOpen={onOpen} />
      </td>
      <td className={CELL}>
        <RoleBadge role={roleOf(user)} />
      </td>
      <td className={CELL}>
        <StatusBadges user={user} />
      </td>
      <td className={classNames(CELL, 'whitespace-nowrap tabular-nums')}>
        <Joined user={user} />
      </td>
      <td className={classNames(CELL, 'pe-4 text-end', isOwn && 'min-w-32 xl:min-w-52')}>
        {isOwn ? <OwnAccountNote /> : <UserMenu user={user} onIntent={onIntent} />}
      </td>
    </tr>
  )
}
