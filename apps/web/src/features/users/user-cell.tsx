import type { AdminUser } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../data/author.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Marked } from '../../ui/marked.tsx'
import { ShortId } from './short-id.tsx'

type UserCellProps = {
  user: AdminUser
  onOpen: (id: string) => void
  /** Whether name, address and id stand below each other, as in a card; in a row below 1280 px name and address do. */
  stacked?: boolean
}

/** Person of an account: picture, name before the address (the button that opens the panel), short id. */
export function UserCell({ user, onOpen, stacked = false }: UserCellProps) {
  const { t } = useTranslation()
  const name = fullName(user)
  const line = stacked ? 'block truncate' : 'max-xl:block max-xl:truncate max-xl:leading-5'
  return (
    <div className={classNames('flex min-w-0 gap-3', stacked ? 'items-start' : 'items-center')}>
      <Avatar personId={user.id} name={name || user.email} src={user.avatar_url} size="sm" />
      <div className={classNames('min-w-0', !stacked && 'flex grow items-center gap-3')}>
        <button
          type="button"
          title={t('users.open', { email: user.email })}
          onClick={() => onOpen(user.id)}
          className="block max-w-full truncate rounded text-start font-medium underline-offset-4 hover:underline"
        >
          {name !== '' && (
            <span className={classNames(line, 'me-1')}>
              <bdi>
                <Marked byWord>{name}</Marked>
              </bdi>
            </span>
          )}{' '}
          <span className={classNames(line, name !== '' && 'font-normal text-muted')}>
            <Marked>{user.email}</Marked>
          </span>
        </button>
        <ShortId user={user} className={stacked ? '' : 'ms-auto max-xl:hidden'} />
      </div>
    </div>
  )
}
