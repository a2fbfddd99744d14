import { SIGN_UP_ROLES } from '@podium/domain'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BanDays, BanLength, banEnd } from './ban-length.tsx'
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
  /** Before it closes. */
  onDeleted: (id: string) => void
  /** Has the focus once the account, and where the intent came from, are gone. */
  summary: RefObject<HTMLElement | null>
}

/** Asks about one account, does it, and closes once it is done (specification §4 "Admin actions"). */
export function UserActionDialog({ intent, onClose, onDeleted, summary }: UserActionDialogProps) {
  const { t } = useTranslation()
  const { act, waiting } = useActOnUser()
  const { kind, user, from } = intent
  const isDeleted = useRef(false)
  const [banDays, setBanDays] = useState<BanDays>(null)

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
    if (kind === 'delete') {
      isDeleted.current = true
      onDeleted(user.id)
    }
    onClose()
  }
  return (
    <ConfirmAction
      kind={kind}
      user={user}
      waiting={waiting}
      onConfirm={() =>
        act(
          kind === 'ban' ? { kind, user, until: banEnd(banDays, new Date()) } : { kind, user },
          handleDone,
        )
      }
      onCancel={onClose}
      focusAfter={() => (isDeleted.current ? summary.current : from)}
    >
      {kind === 'ban' && <BanLength days={banDays} onDays={setBanDays} />}
    </ConfirmAction>
  )
}
