import { SIGN_UP_ROLES } from '@podium/domain'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction, type Confirmed } from './confirm-action.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { roleOf } from './role-of.ts'
import { useActOnUser } from './use-act-on-user.ts'
import type { UserIntent } from './user-intent.ts'

/** What is asked about before it is done. */
export type AskedIntent = UserIntent & { kind: Confirmed | 'role' }

type UserActionDialogProps = {
  intent: AskedIntent
  onClose: () => void
  onDeleted: (id: string) => void
  /** Gets the focus where the line of the account is gone. */
  fallback: RefObject<HTMLElement | null>
}

/** Asks about one account, does it, and closes once it is done (specification §4 "Admin actions"). */
export function UserActionDialog({ intent, onClose, onDeleted, fallback }: UserActionDialogProps) {
  const { t } = useTranslation()
  const { act, waiting } = useActOnUser()
  const { kind, user, from } = intent
  const focusAfter = () => (from?.isConnected ? from : fallback.current)

  if (kind === 'role') {
    return (
      <RoleDialog
        message={t('users.roleDialog.message', { email: user.email })}
        initial={SIGN_UP_ROLES.find((role) => role === roleOf(user))}
        waiting={waiting}
        onChoose={(role) => act({ kind, user, role }, onClose)}
        onClose={onClose}
        returnTo={{ current: from }}
      />
    )
  }
  const handleDone = () => {
    onClose()
    if (kind === 'delete') onDeleted(user.id)
  }
  return (
    <ConfirmAction
      kind={kind}
      user={user}
      waiting={waiting}
      onConfirm={() => act({ kind, user }, handleDone)}
      onCancel={onClose}
      focusAfter={focusAfter}
    />
  )
}
