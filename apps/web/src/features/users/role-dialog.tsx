import { SIGN_UP_ROLES, type SignUpRole } from '@podium/domain'
import type { ReactNode, RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialogs.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'

type RoleDialogProps = {
  /** Sentence that names the account. */
  message: string
  /** Present role, if it is one that can be chosen. */
  initial?: SignUpRole | undefined
  waiting: boolean
  onChoose: (role: SignUpRole) => void
  onClose: () => void
  returnTo: RefObject<HTMLElement | null>
  /** Progress of a long change. */
  children?: ReactNode
}

/** Dialog with the assignable roles: user and professional (specification §2). */
export function RoleDialog(props: RoleDialogProps) {
  const { message, initial = 'user', waiting, onChoose, onClose, returnTo, children } = props
  const { t } = useTranslation()
  const { register, handleSubmit } = useForm({ defaultValues: { role: initial } })
  return (
    <Dialog
      open
      title={t('users.roleDialog.title')}
      description={message}
      onClose={() => !waiting && onClose()}
      returnTo={returnTo}
    >
      <Form onSubmit={handleSubmit(({ role }) => onChoose(role))}>
        <RadioGroup
          {...register('role')}
          label={t('users.roleDialog.role')}
          options={SIGN_UP_ROLES.map((value) => ({ value, label: t(`auth.roles.${value}`) }))}
        />
        {children}
        <FormActions
          submitLabel={t('users.roleDialog.confirm')}
          waiting={waiting}
          waitingLabel={t('users.roleDialog.waiting')}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
