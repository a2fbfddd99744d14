import { zodResolver } from '@hookform/resolvers/zod'
import { SIGN_UP_ROLES, signUpForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSignUp } from '../../data/session.ts'
import { fieldError } from '../../lib/field-error.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { authFailure, isIncomplete } from './auth-failure.ts'
import { ConfirmationNeeded } from './confirmation-needed.tsx'
import { NewPasswordField } from './new-password-field.tsx'

/**
 * Sign-up form. With an immediate session the screen's guard redirects; without one a message in its place asks
 * to confirm the mail, and the fields are cleared (specification §4).
 */
export function RegisterForm() {
  const { t } = useTranslation()
  const signUp = useSignUp()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: { email: '', password: '', confirmPassword: '', role: 'user' as const },
  })
  const { errors } = formState
  const roles = SIGN_UP_ROLES.map((value) => ({ value, label: t(`auth.roles.${value}`) }))
  if (signUp.data?.signedIn === false && signUp.variables) {
    return <ConfirmationNeeded email={signUp.variables.email} onAnother={signUp.reset} />
  }
  return (
    <Form
      failure={
        isIncomplete(errors)
          ? t('authPage.errors.fillAll')
          : signUp.error && authFailure(t, signUp.error, 'authPage.errors.registerFailed')
      }
      onSubmit={handleSubmit(
        (values) => signUp.mutate(values, { onSuccess: ({ signedIn }) => !signedIn && reset() }),
        () => signUp.reset(),
      )}
    >
      <TextField
        {...register('email')}
        type="email"
        autoComplete="email"
        label={t('auth.email')}
        error={fieldError(t, errors.email)}
      />
      <NewPasswordField
        {...register('password')}
        label="auth.password"
        error={fieldError(t, errors.password)}
      />
      <NewPasswordField
        {...register('confirmPassword')}
        label="auth.confirmPassword"
        error={fieldError(t, errors.confirmPassword)}
      />
      <Select
        {...register('role')}
        label={t('auth.accountType')}
        hint={t('auth.accountTypeHint')}
        options={roles}
      />
      <Button
        type="submit"
        waiting={signUp.isPending}
        waitingLabel={t('authPage.register.submitting')}
      >
        {t('authPage.register.submit')}
      </Button>
      <p className="text-sm text-muted">
        {t('authPage.register.accepts')} <TextLink to="/terms">{t('footer.terms')}</TextLink>,{' '}
        <TextLink to="/privacy">{t('footer.privacy')}</TextLink>
      </p>
    </Form>
  )
}
