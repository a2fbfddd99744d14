import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { USERS_PER_PAGE, type UsersAddress, usersQuery } from '../../data/admin-users.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Pager } from '../../ui/pager.tsx'
import type { ListProps } from './list-props.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { UsersCards } from './users-cards.tsx'
import { UsersEmpty } from './users-empty.tsx'
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
  const { data, error, isFetching, isPlaceholderData, errorUpdatedAt, refetch } = useQuery(
    usersQuery(address),
  )
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / USERS_PER_PAGE))
  const isPastEnd = data !== undefined && !isPlaceholderData && address.page > pages

  useEffect(() => {
    if (error !== null && errorUpdatedAt > 0) toastFailure('users.failed.load', error)
  }, [error, errorUpdatedAt, toastFailure])
  useEffect(() => {
    // The last one of a page was deleted, or a link is old.
    if (isPastEnd) onChange({ page: pages }, { replace: true })
  })

  if (data === undefined) {
    if (error === null) return <UsersLoading />
    return (
      <LoadFailure
        message={t('users.failed.load', { reason: errorSentence(t, error) })}
        retryLabel={t('common.retry')}
        retryingLabel={t('common.retrying')}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    )
  }
  const { users, total } = data
  return (
    <>
      <p
        ref={summary}
        tabIndex={-1}
        role="status"
        className="-mb-1 justify-self-start rounded text-sm text-muted tabular-nums"
      >
        {t('users.total', { count: total })}
      </p>
      <div
        aria-busy={isPlaceholderData}
        // What the keyboard reaches stays above the bar at the bottom.
        className={classNames(
          'transition-opacity delay-150 [&_button]:scroll-mb-24 [&_input]:scroll-mb-24',
          isPlaceholderData && 'opacity-60',
        )}
      >
        {users.length === 0 ? (
          <UsersEmpty onClear={() => onChange({ search: '', role: undefined })} />
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
      </div>
      {pages > 1 && (
        <Pager
          page={address.page}
          pages={pages}
          labels={{
            pages: t('users.pages.label'),
            previous: t('users.pages.previous'),
            next: t('users.pages.next'),
            position: t('users.pages.position', { page: address.page, pages }),
          }}
          onPage={(page) => onChange({ page })}
          onIntent={(page) => queries.prefetchQuery(usersQuery({ ...address, page }))}
        />
      )}
    </>
  )
}
