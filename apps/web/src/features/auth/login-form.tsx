import { zodResolver } from '@hookform/resolvers/zod'
import { signInForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { rememberNextSession, useSignInWithPasskey } from '../../data/passkeys.ts'
import { useSignInWithCompany, useSignInWithProvider } from '../../data/providers.ts'
import { useSendSignInMail, useSignIn } from '../../data/session.ts'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { wayBack } from '../../lib/way-back.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { isIncomplete } from './auth-failure.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { SignInByMail } from './sign-in-by-mail.tsx'
import { typedEmail } from './typed-email.ts'
import { useAuthCaptcha } from './use-auth-captcha.ts'
import { usePasskeySuggestions } from './use-passkey-suggestions.ts'

const schema = signInForm.extend({ remember: z.boolean() })

/** Sign-in form; after success the screen's guard redirects (specification §2, /login). */
export function LoginForm() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const signIn = useSignIn()
  const { register, handleSubmit, formState, watch, trigger, getValues, clearErrors } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: typedEmail(state), password: '', remember: false },
  })
  const { errors } = formState
  const sendMail = useSendSignInMail()
  const byProvider = useSignInWithProvider()
  const byCompany = useSignInWithCompany()
  const byPasskey = useSignInWithPasskey()
  const { box, solve } = useAuthCaptcha()
  const suggestions = usePasskeySuggestions(
    byPasskey.isPending || signIn.isPending || sendMail.isPending,
  )
  const handleByMail = async () => {
    signIn.reset()
    byPasskey.reset()
    if (await trigger('email', { shouldFocus: true }))
      sendMail.mutate({ email: getValues('email'), from: wayBack(state), solve })
  }
  const handleByCompany = async () => {
    signIn.reset()
    byPasskey.reset()
    byProvider.reset()
    if (!(await trigger('email', { shouldFocus: true }))) return
    const { email, remember } = getValues()
    const name = t('authPage.provider.company')
    byCompany.mutate({ email, name, remember, from: wayBack(state), solve })
  }
  if (sendMail.isSuccess) {
    const { email, remember } = getValues()
    return <SignInByMail email={email} remember={remember} onBack={sendMail.reset} />
  }
  const failed = signIn.error ?? sendMail.error ?? byPasskey.error ?? suggestions.failure
  return (
    <>
      <Form
        failure={
          formState.isSubmitted && isIncomplete(errors)
            ? t('authPage.errors.fillAll')
            : failed && errorSentence(t, failed)
        }
        onSubmit={handleSubmit(
          (values) => {
            byPasskey.reset()
            signIn.mutate({ ...values, solve })
          },
          () => signIn.reset(),
        )}
      >
        {signIn.variables && isUnconfirmed(signIn.error) && (
          <ResendConfirmation email={signIn.variables.email} solve={solve} />
        )}
        <TextField
          {...register('email')}
          {...suggestions.field}
          type="email"
          label={t('auth.email')}
          error={fieldError(t, errors.email)}
        />
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          label={t('auth.password')}
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          error={fieldError(t, errors.password)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Checkbox
            {...register('remember', {
              onChange: ({ target }) => rememberNextSession(target.checked),
            })}
            label={t('auth.rememberMe')}
          />
          <TextLink
            to="/reset-password"
            state={{ ...state, email: watch('email') }}
            className="text-sm pointer-coarse:py-3"
          >
            {t('authPage.login.forgotten')}
          </TextLink>
        </div>
        {box}
        <Button
          type="submit"
          waiting={signIn.isPending}
          waitingLabel={t('authPage.login.submitting')}
        >
          {t('authPage.login.submit')}
        </Button>
        <Button
          variant="secondary"
          className="whitespace-normal!"
          waiting={sendMail.isPending}
          waitingLabel={t('authPage.login.sendingMail')}
          onClick={handleByMail}
        >
          {t('authPage.login.byMail')}
        </Button>
        <PasskeyButton
          waiting={byPasskey.isPending}
          onChoose={() => {
            clearErrors()
            signIn.reset()
            sendMail.reset()
            byPasskey.mutate({ remember: getValues('remember'), solve })
          }}
        />
      </Form>
      <ProviderButtons
        waiting={byProvider.isPending ? byProvider.variables.provider.id : undefined}
        error={byProvider.error ?? byCompany.error}
        onChoose={(provider) => {
          byCompany.reset()
          byProvider.mutate({ provider, remember: getValues('remember'), from: wayBack(state) })
        }}
        company={
          <Button
            variant="secondary"
            className="whitespace-normal!"
            waiting={byCompany.isPending}
            waitingLabel={t('authPage.login.leavingForSso')}
            onClick={handleByCompany}
          >
            {t('authPage.login.bySso')}
          </Button>
        }
      />
    </>
  )
}

/** Whether an address is unconfirmed, by code, or by the message of a server without codes. */
function isUnconfirmed(error: unknown) {
  const { code, message } = partsOf(error)
  return code === 'email_not_confirmed' || message.includes('Email not confirmed')
}
