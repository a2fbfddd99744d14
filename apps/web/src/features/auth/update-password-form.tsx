import { zodResolver } from '@hookform/resolvers/zod'
import { updatePasswordForm } from '@podium/domain'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUpdatePassword } from '../../data/session.ts'
import { fieldError } from '../../lib/field-error.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { authFailure } from './auth-failure.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { TermsNote } from './terms-note.tsx'
import { UnknownPasskeys } from './unknown-passkeys.tsx'

/** Form for a new password after a reset link or an invitation; whoever was invited accepts the terms with it. */
export function UpdatePasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const update = useUpdatePassword()
  const acceptsTerms = useSessionUser()?.hasAcceptedTerms === false
  const [unknownPasskeys, setUnknownPasskeys] = useState<string[]>([])
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(updatePasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = formState
  return (
    <Form
      failure={update.error && authFailure(t, update.error, 'authPage.errors.updateFailed')}
      onSubmit={handleSubmit(
        ({ password }) =>
          update.mutate({ password, acceptsTerms, unknownPasskeys }, { onSuccess: onDone }),
        () => update.reset(),
      )}
    >
      <NewPasswordField
        {...register('password')}
        label="auth.newPassword"
        error={
          errors.password?.message === 'required'
            ? t('authPage.errors.enterPassword')
            : fieldError(t, errors.password)
        }
      />
      <NewPasswordField
        {...register('confirmPassword')}
        label="auth.confirmPassword"
        error={fieldError(t, errors.confirmPassword)}
      />
      <UnknownPasskeys chosen={unknownPasskeys} onChoose={setUnknownPasskeys} />
      <Button
        type="submit"
        waiting={update.isPending}
        waitingLabel={t('authPage.updatePassword.submitting')}
      >
        {t('authPage.updatePassword.submit')}
      </Button>
      {acceptsTerms && <TermsNote>{t('authPage.updatePassword.accepts')}</TermsNote>}
    </Form>
  )
}
