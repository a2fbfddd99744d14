import { zodResolver } from '@hookform/resolvers/zod'
import { resetPasswordForm } from '@podium/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useRequestPasswordReset } from '../../data/session.ts'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'
import { fieldError } from '../../lib/field-error.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isIncomplete } from './auth-failure.ts'
import { MailCode } from './mail-code.tsx'
import { typedEmail } from './typed-email.ts'
import { useAuthCaptcha } from './use-auth-captcha.ts'

/**
 * Form that requests a reset link, then takes the code of the mail, where the focus goes; the message is the same
 * whether it worked or not (specification §8). A missing answer is reported beside it: it tells nothing of an account,
 * and no mail will come.
 */
export function ResetPasswordForm() {
  const { t } = useTranslation()
  const request = useRequestPasswordReset()
  const { box, solve } = useAuthCaptcha()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { email: typedEmail(useLocation().state) },
  })
  const { errors } = formState
  const isUnanswered = request.isError && !isOfCaptcha(request.error)
  return (
    <Form
      failure={isOfCaptcha(request.error) ? errorSentence(t, request.error) : undefined}
      onSubmit={handleSubmit(
        ({ email }) => request.mutate({ email, solve }),
        () => request.reset(),
      )}
    >
      {(request.isSuccess || isUnanswered) && (
        <Notice tone="success" role="status">
          {t('authPage.resetPassword.success')}
        </Notice>
      )}
      {request.isSuccess && <MailCode type="recovery" email={request.variables.email} autoFocus />}
      {isUnanswered && (
        <Notice tone="danger" role="alert">
          {t('authPage.resetPassword.unanswered')}
        </Notice>
      )}
      <TextField
        {...register('email')}
        type="email"
        autoComplete="email"
        label={t('auth.email')}
        error={isIncomplete(errors) ? t('authPage.errors.enterEmail') : fieldError(t, errors.email)}
      />
      {box}
      <Button
        type="submit"
        variant={request.isSuccess ? 'secondary' : 'primary'}
        waiting={request.isPending}
        waitingLabel={t('authPage.resetPassword.submitting')}
      >
        {t(`authPage.resetPassword.${request.isSuccess ? 'again' : 'submit'}`)}
      </Button>
    </Form>
  )
}

/** Whether the captcha failed, before anybody's address was looked at. */
function isOfCaptcha(error: unknown) {
  const { code = '', message } = partsOf(error)
  return code.startsWith('captcha_') || message.startsWith('captcha ')
}
