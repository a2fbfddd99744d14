import { zodResolver } from '@hookform/resolvers/zod'
import { deleteAccountForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OwnAccount, Proof } from '../../data/account.ts'
import { fieldError } from '../../lib/field-error.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ProofCodeField } from './proof-code-field.tsx'
import { useProofCode } from './use-proof-code.ts'

type DeletionFormProps = {
  /** Account whose address has to be typed, and its password if it has one. */
  account: OwnAccount
  /** Reason of the last failure. */
  error: unknown
  waiting: boolean
  onSubmit: (proof: Proof, options: { onError: (error: unknown) => void }) => void
  onCancel: () => void
}

/** Form that confirms the deletion by address and password, or by what stands for a password. */
export function DeletionForm({ account, error, waiting, onSubmit, onCancel }: DeletionFormProps) {
  const { t } = useTranslation()
  const { email, hasPassword } = account
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(deleteAccountForm(account)),
    defaultValues: { currentPassword: '', code: '', email: '' },
  })
  const { errors } = formState
  const proof = useProofCode({ account, error, onMissing: () => setFocus('code') })
  return (
    <Form
      className="mt-6"
      failure={proof.failure}
      onSubmit={handleSubmit((form) => onSubmit(form, { onError: proof.handleFailure }))}
    >
      {hasPassword && (
        <PasswordField
          {...register('currentPassword')}
          autoComplete="current-password"
          label={t('account.deletion.password')}
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          error={fieldError(t, errors.currentPassword)}
        />
      )}
      <TextField
        {...register('email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('account.deletion.confirmation', { email })}
        error={fieldError(t, errors.email)}
      />
      {proof.isAsked && <ProofCodeField {...register('code')} account={account} proof={proof} />}
      <FormActions
        submitLabel={t('account.deletion.submit')}
        waiting={waiting}
        waitingLabel={t('account.deletion.submitting')}
        danger
        onCancel={onCancel}
      />
    </Form>
  )
}
