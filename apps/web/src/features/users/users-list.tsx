import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserRoundSearch } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { USERS_PER_PAGE, type UsersAddress, usersQuery } from '../../data/admin-users.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { usePages } from '../../lib/use-pages.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Stale } from '../../ui/stale.tsx'
import type { ListProps } from './list-props.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { UsersCards } from './users-cards.tsx'
import { UsersLoading } from './users-loading.tsx'
import { UsersTable } from './users-table.tsx'

type UsersListProps = Omit<ListProps, 'users'> & {
  address: UsersAddress
  onChange: (part: Partial<UsersAddress>, options?: { replace: boolean }) => void
  isWide: boolean
  /** How many there are, which has the focus where a line that had it is gone. */
  summary: RefObject<HTMLParagraphElement | null>
}

/** One page of the accounts: a table on wide screens, cards on narrow ones. */
export function UsersList({ address, onChange, isWide, summary, ...list }: UsersListProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const toastFailure = useFailureToast()
  const query = useQuery(usersQuery(address))
  const { error, errorUpdatedAt } = query
  const pages = usePages(query, {
    page: address.page,
    perPage: USERS_PER_PAGE,
    onPage: (last) => onChange({ page: last }, { replace: true }),
  })

  useEffect(() => {
    if (error !== null && errorUpdatedAt > 0) toastFailure('users.failed.load', error)
  }, [error, errorUpdatedAt, toastFailure])

  return (
    <Loaded
      query={query}
      loading={<UsersLoading />}
      sentence={(failure) => t('users.failed.load', { reason: errorSentence(t, failure) })}
    >
      {({ users, total }) => (
        <>
          <p
            ref={summary}
            tabIndex={-1}
            role="status"
            className="-mb-1 justify-self-start rounded text-sm text-muted tabular-nums"
          >
            {t('users.total', { count: total })}
          </p>
          <Stale
            when={query.isPlaceholderData}
            // What the keyboard reaches stays above the bar at the bottom.
            className="[&_button]:scroll-mb-24 [&_input]:scroll-mb-24"
          >
            {users.length === 0 ? (
              <EmptyList
                icon={UserRoundSearch}
                text={t('users.empty')}
                action={{
                  label: t('users.showAll'),
                  onAct: () => {
                    onChange({ search: '', role: undefined })
                    summary.current?.focus()
                  },
                }}
              />
            ) : isWide ? (
              <Card className="overflow-x-auto">
                <UsersTable
                  {...list}
                  users={users}
                  sort={address.sort}
                  onSort={(sort) => onChange({ sort })}
                />
              </Card>
            ) : (
              <UsersCards {...list} users={users} />
            )}
          </Stale>
          <Pager
            page={address.page}
            pages={pages}
            onPage={(page) => onChange({ page })}
            onIntent={(page) => queries.prefetchQuery(usersQuery({ ...address, page }))}
          />
        </>
      )}
    </Loaded>
  )
}
