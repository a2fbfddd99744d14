import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import type { UserIntent } from './user-menu.tsx'

const DIALOGS = {
  delete: 'deleteDialog',
  promote: 'promoteDialog',
  appointEditor: 'appointEditorDialog',
  removeEditor: 'removeEditorDialog',
  ban: 'banDialog',
  removeFactors: 'removeFactorsDialog',
} as const

export type Confirmed = keyof typeof DIALOGS

type ConfirmActionProps = {
  kind: Confirmed
  user: UserIntent['user']
  waiting: boolean
  onConfirm: () => void
  onCancel: () => void
  focusAfter: () => HTMLElement | null
  /** Further fields. */
  children?: ReactNode
}

/** Confirmation of a change of an account, which it names. */
export function ConfirmAction({ kind, user, ...dialog }: ConfirmActionProps) {
  const { t } = useTranslation()
  const texts = DIALOGS[kind]
  return (
    <ConfirmDialog
      open
      danger={kind !== 'promote' && kind !== 'appointEditor'}
      title={t(`users.${texts}.title`)}
      message={t(`users.${texts}.message`, { email: user.email })}
      confirmLabel={t(`users.${texts}.confirm`)}
      waitingLabel={t(`users.${texts}.waiting`)}
      cancelLabel={t('common.cancel')}
      {...dialog}
    />
  )
}
