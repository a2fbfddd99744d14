import { ADMIN_USER_SORTS, type AdminUserSort, ROLES } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import type { UsersAddress } from '../../data/users.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'

type UsersToolbarProps = {
  address: UsersAddress
  onChange: (part: Partial<UsersAddress>, options?: { replace: boolean }) => void
  /** Whether to offer the order: on phones no column heading does. */
  withSort: boolean
}

const SORTS = {
  '-created_at': 'newest',
  created_at: 'oldest',
  email: 'emailUp',
  '-email': 'emailDown',
  role: 'roleUp',
  '-role': 'roleDown',
} as const satisfies Record<AdminUserSort, string>

/** Search, role and, on phones, order of the accounts shown. */
export function UsersToolbar({ address, onChange, withSort }: UsersToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-3 md:flex">
      <SearchField
        label={t('users.search')}
        labelHidden
        placeholder={t('users.searchPlaceholder')}
        clearLabel={t('users.clearSearch')}
        search={address.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
        className="col-span-2 grow"
      />
      <Select
        label={t('users.role')}
        labelHidden
        className={withSort ? 'min-w-0' : 'col-span-2 md:w-52'}
        value={address.role ?? ''}
        onChange={({ target }) => onChange({ role: ROLES.find((role) => role === target.value) })}
        options={[
          { value: '', label: t('users.allRoles') },
          ...ROLES.map((value) => ({ value, label: t(`auth.roles.${value}`) })),
        ]}
      />
      {withSort && (
        <Select
          label={t('users.sort.label')}
          labelHidden
          className="min-w-0"
          value={address.sort}
          onChange={({ target }) => {
            const sort = ADMIN_USER_SORTS.find((each) => each === target.value)
            if (sort) onChange({ sort })
          }}
          options={ADMIN_USER_SORTS.map((value) => ({
            value,
            label: t(`users.sort.${SORTS[value]}`),
          }))}
        />
      )}
    </div>
  )
}
