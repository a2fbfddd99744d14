import { useTranslation } from 'react-i18next'
import { roleOf } from '../../data/users.ts'
import { Card } from '../../ui/card.tsx'
import { Joined } from './joined.tsx'
import type { ListProps } from './list-props.ts'
import { RoleBadge } from './role-badge.tsx'
import { SelectionCheckbox } from './selection-checkbox.tsx'
import { StatusBadges } from './status-badges.tsx'
import { UserCell } from './user-cell.tsx'
import { OwnAccountNote, UserMenu } from './user-menu.tsx'

/** Accounts of one page, on narrow screens. */
export function UsersCards({ users, ownId, selection, onSelect, onOpen, onIntent }: ListProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('users.tableLabel')} className="grid grid-cols-1 gap-3">
      {users.map((user) => {
        const isOwn = user.id === ownId
        return (
          <li key={user.id}>
            <Card className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-4">
              <div className="flex min-w-0 items-start gap-3">
                {!isOwn && (
                  <span className="mt-0.5 pointer-coarse:mt-3">
                    <SelectionCheckbox user={user} selection={selection} onSelect={onSelect} />
                  </span>
                )}
                <UserCell user={user} onOpen={onOpen} stacked />
              </div>
              <div className="max-w-32 text-end">
                {isOwn ? <OwnAccountNote /> : <UserMenu user={user} onIntent={onIntent} />}
              </div>
              <div className="col-span-2 flex flex-wrap items-center gap-2 text-sm text-muted">
                <RoleBadge role={roleOf(user)} />
                <StatusBadges user={user} />
                <span>
                  {t('users.columns.joined')} <Joined user={user} />
                </span>
              </div>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
