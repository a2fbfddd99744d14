import { zodResolver } from '@hookform/resolvers/zod'
import { PASSWORD_MIN_LENGTH, SIGN_UP_ROLES, signUpForm } from '@podium/domain'
import { BriefcaseBusiness, ClipboardPen } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { useSignInWithProvider } from '../../data/providers.ts'
import { useSignUp } from '../../data/session.ts'
import { fieldError } from '../../lib/field-error.ts'
import { wayBack } from '../../lib/way-back.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { authFailure, isIncomplete } from './auth-failure.ts'
import { ConfirmationNeeded } from './confirmation-needed.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { TermsNote } from './terms-note.tsx'
import { useAuthCaptcha } from './use-auth-captcha.ts'

const ICONS = { user: ClipboardPen, professional: BriefcaseBusiness }

type RegisterFormProps = {
  /** Whether a mail waits to be confirmed. */
  isMailSent: boolean
  onMailSent: (isMailSent: boolean) => void
}

/**
 * Sign-up form; the account type is a user's unless the link one came by says `?type=professional`. With an immediate session the screen's guard redirects; without one a message in its place asks
 * to confirm the mail, and the fields are cleared (specification §4).
 */
export function RegisterForm({ isMailSent, onMailSent }: RegisterFormProps) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const signUp = useSignUp()
  const { box, solve } = useAuthCaptcha()
  const byProvider = useSignInWithProvider()
  const asked = useSearchParams()[0].get('type')
  const role = SIGN_UP_ROLES.find((known) => known === asked) ?? 'user'
  const { register, handleSubmit, reset, watch, getValues, formState } = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: { email: '', password: '', confirmPassword: '', role },
  })
  const { errors } = formState
  const roles = SIGN_UP_ROLES.map((value) => ({
    value,
    title: t(`authPage.register.as.${value}`),
    label: t(`auth.roles.${value}`),
    icon: ICONS[value],
  }))
  if (isMailSent && signUp.variables) {
    const handleAnother = () => {
      signUp.reset()
      onMailSent(false)
    }
    return <ConfirmationNeeded email={signUp.variables.email} onAnother={handleAnother} />
  }
  const handleSignedUp = ({ signedIn }: { signedIn: boolean }) => {
    if (signedIn) return
    reset()
    onMailSent(true)
  }
  return (
    <>
      <Form
        failure={
          isIncomplete(errors)
            ? t('authPage.errors.fillAll')
            : signUp.error && authFailure(t, signUp.error, 'authPage.errors.registerFailed')
        }
        onSubmit={handleSubmit(
          (values) =>
            signUp.mutate(
              { ...values, from: wayBack(state), solve },
              { onSuccess: handleSignedUp },
            ),
          () => signUp.reset(),
        )}
      >
        <ChoiceCards
          {...register('role')}
          label={t('auth.accountType')}
          hint={t('auth.accountTypeHint')}
          options={roles}
        />
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
          hint={t('auth.passwordRule', { count: PASSWORD_MIN_LENGTH })}
          error={fieldError(t, errors.password)}
        />
        <PasswordStrength password={watch('password')} email={watch('email')} />
        <NewPasswordField
          {...register('confirmPassword')}
          label="auth.confirmPassword"
          error={fieldError(t, errors.confirmPassword)}
        />
        {box}
        <Button
          type="submit"
          waiting={signUp.isPending}
          waitingLabel={t('authPage.register.submitting')}
        >
          {t('authPage.register.submit')}
        </Button>
        <TermsNote>{t('authPage.register.accepts')}</TermsNote>
      </Form>
      <ProviderButtons
        hasTermsNote
        waiting={byProvider.isPending ? byProvider.variables.provider.id : undefined}
        error={byProvider.error}
        onChoose={(provider) =>
          byProvider.mutate({
            provider,
            role: getValues('role'),
            remember: true,
            from: wayBack(state),
          })
        }
      />
    </>
  )
}
