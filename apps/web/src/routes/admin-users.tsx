import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadUsers, usersAddress } from '../data/admin-users.ts'
import { BulkBar } from '../features/users/bulk-bar.tsx'
import { InviteDialog } from '../features/users/invite-dialog.tsx'
import { useActOnUser } from '../features/users/use-act-on-user.ts'
import { useSelection } from '../features/users/use-selection.ts'
import { type AskedIntent, UserActionDialog } from '../features/users/user-action-dialog.tsx'
import type { UserIntent } from '../features/users/user-intent.ts'
import { UserPanel } from '../features/users/user-panel.tsx'
import { UsersList } from '../features/users/users-list.tsx'
import { UsersToolbar } from '../features/users/users-toolbar.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { useSessionUser } from '../lib/session-store.ts'
import { useExport } from '../lib/use-export.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Button } from '../ui/button.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { FailureList } from '../ui/failure-list.tsx'

/** User management (specification §2 "User Management screen"); what it shows is in the address. */
export function AdminUsers() {
  const { t } = useTranslation()
  usePageTitle(t('admin.userManagement'))
  const own = useSessionUser()
  const { address, opened, change, open, close } = useListAddress(usersAddress, { page: 1 })
  const openId = opened('user')
  const exportUsers = useExport(() => downloadUsers(address), 'podium-users.csv')
  const { selection, failures, select, clear, settle, dismissFailures } = useSelection()
  const [asked, setAsked] = useState<AskedIntent>()
  const [inviting, setInviting] = useState(false)
  const { act } = useActOnUser()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const summary = useRef<HTMLParagraphElement>(null)
  /** Deleted last: what opened its details is gone too. */
  const deletedId = useRef<string>(undefined)
  if (own === undefined) return null

  const handleIntent = ({ kind, user, from }: UserIntent) => {
    if (kind === 'unban') act({ kind, user })
    else setAsked({ kind, user, from })
  }
  /** Does what takes away the button that was pressed. */
  const leaving = (act: () => void) => {
    act()
    summary.current?.focus({ preventScroll: true })
  }
  const handleDeleted = (id: string) => {
    select([{ id, email: '' }], false)
    deletedId.current = id
    if (id === openId) close()
  }
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl font-semibold tracking-tight">
          {t('admin.userManagement')}
        </h1>
        <div className="flex flex-wrap gap-3">
          <ExportButton waiting={exportUsers.isPending} onExport={exportUsers.mutate} />
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden size={18} strokeWidth={1.75} />
            {t('users.invite.open')}
          </Button>
        </div>
      </div>
      <UsersToolbar address={address} onChange={change} withSort={!isWide} />
      {failures.length > 0 && (
        <FailureList
          title={t('users.selection.failed', { count: failures.length })}
          failures={failures.map(({ id, email, error }) => ({
            id,
            name: email,
            reason: errorSentence(t, error),
          }))}
          onDismiss={() => leaving(dismissFailures)}
        />
      )}
      <UsersList
        address={address}
        onChange={change}
        isWide={isWide}
        summary={summary}
        ownId={own.id}
        selection={selection}
        onSelect={select}
        onOpen={(id) => open('user', id)}
        onIntent={handleIntent}
      />
      {selection.size > 0 && (
        <BulkBar
          selection={selection}
          onClear={() => leaving(clear)}
          onOutcome={settle}
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
          focusAfter={() => (deletedId.current === openId ? summary.current : null)}
        />
      )}
      {asked !== undefined && (
        <UserActionDialog
          intent={asked}
          onClose={() => setAsked(undefined)}
          onDeleted={handleDeleted}
          summary={summary}
        />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}
