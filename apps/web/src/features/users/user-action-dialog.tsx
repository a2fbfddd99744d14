import { SIGN_UP_ROLES, type SignUpRole } from '@podium/domain'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf } from '../../data/users.ts'
import { toast } from '../../ui/toast.ts'
import { type BanDays, BanLength, banEnd } from './ban-length.tsx'
import { ConfirmAction, type Confirmed } from './confirm-action.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useActOnUser } from './use-act-on-user.ts'
import type { UserIntent } from './user-menu.tsx'

/** Intent that is confirmed in a dialog. */
export type AskedIntent = UserIntent & { kind: Confirmed | 'role' }

type UserActionDialogProps = {
  intent: AskedIntent
  onClose: () => void
  /** Called before the dialog closes. */
  onDeleted: () => void
  /** Element to focus when the account and the button that opened its menu are gone. */
  summary: RefObject<HTMLElement | null>
}

/** Dialog that confirms and runs a change of one account (specification §4 "Admin actions"). */
export function UserActionDialog({ intent, onClose, onDeleted, summary }: UserActionDialogProps) {
  const { t } = useTranslation()
  const { act, waiting } = useActOnUser()
  const { kind, user, from } = intent
  const isDeleted = useRef(false)
  const [banDays, setBanDays] = useState<BanDays>(null)

  const handleRole = (role: SignUpRole) => {
    if (role !== roleOf(user)) return act({ kind: 'role', user, role }, onClose)
    const { email } = user
    toast.success(t('users.done.roleUnchanged', { email, role: t(`auth.roles.${role}`) }))
    onClose()
  }
  if (kind === 'role') {
    return (
      <RoleDialog
        message={t('users.roleDialog.message', { email: user.email })}
        initial={SIGN_UP_ROLES.find((role) => role === roleOf(user))}
        waiting={waiting}
        onChoose={handleRole}
        onClose={onClose}
        returnTo={{ current: from }}
      />
    )
  }
  const handleDone = () => {
    if (kind === 'delete') {
      isDeleted.current = true
      onDeleted()
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
