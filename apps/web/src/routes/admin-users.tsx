import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkOutcome } from '../data/change-in-parts.ts'
import { PAGE_SIZES } from '../data/list-address.ts'
import {
  type BulkChange,
  downloadUsers,
  type UserName,
  usersAddress,
  usersQuery,
} from '../data/users.ts'
import { SecurityLog } from '../features/security-log/security-log.tsx'
import { BulkBar } from '../features/users/bulk-bar.tsx'
import { InviteDialog } from '../features/users/invite-dialog.tsx'
import { useActOnUser } from '../features/users/use-act-on-user.ts'
import { useLoadFailureToast } from '../features/users/use-failure-toast.ts'
import { type AskedIntent, UserActionDialog } from '../features/users/user-action-dialog.tsx'
import type { UserIntent } from '../features/users/user-menu.tsx'
import { UserPanel } from '../features/users/user-panel.tsx'
import { UsersLoading } from '../features/users/users-loading.tsx'
import { UsersRows } from '../features/users/users-rows.tsx'
import { UsersToolbar } from '../features/users/users-toolbar.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { useSessionUser } from '../lib/session-store.ts'
import { useExport } from '../lib/use-export.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { usePager } from '../lib/use-pager.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { useSelection } from '../lib/use-selection.ts'
import { Button } from '../ui/button.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { FailureList } from '../ui/failure-list.tsx'
import { ListSummary } from '../ui/list-summary.tsx'
import { Pager } from '../ui/pager.tsx'
import { toast } from '../ui/toast.ts'
import { ListScreen } from './list-screen.tsx'
import { SearchMarks } from './search-marks.tsx'

/** User management (specification §2 "User Management screen"); what it shows is in the address. */
export function AdminUsers() {
  const { t } = useTranslation()
  const own = useSessionUser()
  const queries = useQueryClient()
  const { address, opened, change, open, close } = useListAddress(usersAddress, { page: 1 })
  const query = useQuery(usersQuery(address))
  const pager = usePager(query, { page: address.page, perPage: PAGE_SIZES.users, onChange: change })
  useLoadFailureToast(query)
  const exportUsers = useExport(() => downloadUsers(address), 'podium-users.csv')
  const { selection, failures, ...selected } = useSelection<UserName>()
  const [asked, setAsked] = useState<AskedIntent>()
  const [inviting, setInviting] = useState(false)
  const { act } = useActOnUser()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const summary = useRef<HTMLParagraphElement>(null)
  const { remember, forget, focusAfter } = useReturnFocus(summary)
  const openId = opened('user')
  if (own === undefined) return null

  const handleOpen = (id: string) => {
    remember()
    open('user', id)
  }
  const handleIntent = ({ kind, user, from }: UserIntent) => {
    if (kind === 'unban') act({ kind, user })
    else setAsked({ kind, user, from })
  }
  /** Runs `act`, which removes the pressed button, and keeps the focus on the page. */
  const leaving = (act: () => void) => {
    act()
    summary.current?.focus({ preventScroll: true })
  }
  const handleShowAll = () => leaving(() => change({ search: '', role: undefined }))
  const handleDeleted = (user: UserName) => {
    selected.select([user], false)
    if (user.id !== openId) return
    forget()
    close()
  }
  const handleOutcome = ({ action }: BulkChange, { done, unchanged, failed }: BulkOutcome) => {
    const count = done.length
    const text = `users.selection.${action === 'delete' ? 'deleted' : 'changed'}` as const
    if (count > 0) toast.success(t(text, { count }))
    if (unchanged.length > 0) {
      toast.success(t('users.selection.unchanged', { count: unchanged.length }))
    }
    selected.settle([...selection.values()], failed)
  }
  return (
    <ListScreen
      title={t('admin.userManagement')}
      width="wide"
      actions={
        <>
          <ExportButton waiting={exportUsers.isPending} onExport={exportUsers.mutate} />
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden size={18} strokeWidth={1.75} />
            {t('users.invite.open')}
          </Button>
        </>
      }
      toolbar={<UsersToolbar address={address} onChange={change} withSort={!isWide} />}
      notice={
        failures.length > 0 && (
          <FailureList
            title={t('users.selection.failed', { count: failures.length })}
            failures={failures.map(({ item: { id, email }, error }) => ({
              id,
              name: email,
              reason: errorSentence(t, error),
            }))}
            onDismiss={() => leaving(selected.dismissFailures)}
          />
        )
      }
      query={query}
      loading={<UsersLoading />}
      sentence={(error) => t('users.failed.load', { reason: errorSentence(t, error) })}
      summary={({ total }) => (
        <ListSummary ref={summary}>{t('users.total', { count: total })}</ListSummary>
      )}
      rows={({ users }) => (
        <SearchMarks search={address.search} by="text">
          <UsersRows
            users={users}
            ownId={own.id}
            isWide={isWide}
            sort={address.sort}
            onSort={(sort) => change({ sort })}
            selection={selection}
            onSelect={selected.select}
            onOpen={handleOpen}
            onIntent={handleIntent}
            onShowAll={handleShowAll}
          />
        </SearchMarks>
      )}
      pager={() => (
        <Pager
          {...pager}
          onIntent={(page) => queries.prefetchQuery(usersQuery({ ...address, page }))}
        />
      )}
    >
      {selection.size > 0 && (
        <BulkBar
          selection={selection}
          onClear={() => leaving(selected.clear)}
          onOutcome={handleOutcome}
          returnTo={summary}
        />
      )}
      {openId !== null && (
        <UserPanel
          key={openId}
          id={openId}
          isOwn={openId === own.id}
          onClose={close}
          onIntent={handleIntent}
          focusAfter={focusAfter}
          securityLog={<SecurityLog accountId={openId} />}
        />
      )}
      {asked !== undefined && (
        <UserActionDialog
          intent={asked}
          onClose={() => setAsked(undefined)}
          onDeleted={() => handleDeleted(asked.user)}
          summary={summary}
        />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListScreen>
  )
}
