import type { AdminUser } from '@podium/domain'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../data/author.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Marked, SearchMatcher } from '../../ui/marked.tsx'
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
              {user.profession !== null && <FoundProfession profession={user.profession} />}
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

/** Profession, where it is what a search found. */
function FoundProfession({ profession }: { profession: string }) {
  const matcher = useContext(SearchMatcher)
  if (matcher?.(profession, true).some(({ isMatch }) => isMatch) !== true) return null
  return (
    <span className="font-normal text-muted">
      {' · '}
      <bdi>
        <Marked byWord>{profession}</Marked>
      </bdi>
    </span>
  )
}
