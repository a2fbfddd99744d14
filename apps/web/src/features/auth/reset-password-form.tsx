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
import { MailboxLink } from './mailbox-link.tsx'
import { typedEmail } from './typed-email.ts'
import { useAuthCaptcha } from './use-auth-captcha.ts'

type ResetPasswordFormProps = {
  /** Address that a mail was sent to, if it has an account. */
  sentTo: string | undefined
  onSent: (email: string | undefined) => void
}

/**
 * Form that requests a reset link, then takes the code of the mail, where the focus goes; the message is the same
 * whether it worked or not (specification §8). A missing answer and too many mails are reported beside it: they tell
 * nothing of an account, and no mail will come.
 */
export function ResetPasswordForm({ sentTo, onSent }: ResetPasswordFormProps) {
  const { t } = useTranslation()
  const request = useRequestPasswordReset()
  const { box, solve } = useAuthCaptcha()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { email: typedEmail(useLocation().state) },
  })
  const { errors } = formState
  const isUnsent = request.isError && !isOfCaptcha(request.error)
  const handleInvalid = () => {
    request.reset()
    onSent(undefined)
  }
  return (
    <Form
      failure={isOfCaptcha(request.error) ? errorSentence(t, request.error) : undefined}
      onSubmit={handleSubmit(
        ({ email }) => request.mutate({ email, solve }, { onSuccess: () => onSent(email) }),
        handleInvalid,
      )}
    >
      {(sentTo !== undefined || isUnsent) && (
        <Notice tone="success" role="status">
          {t('authPage.resetPassword.success')}
        </Notice>
      )}
      {isUnsent && (
        <Notice tone="danger" role="alert">
          {partsOf(request.error).status === 429
            ? errorSentence(t, request.error)
            : t('authPage.resetPassword.unanswered')}
        </Notice>
      )}
      {sentTo !== undefined && (
        <>
          <MailboxLink />
          <MailCode key={sentTo} type="recovery" email={sentTo} autoFocus />
        </>
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
        variant={sentTo === undefined ? 'primary' : 'secondary'}
        waiting={request.isPending}
        waitingLabel={t('authPage.resetPassword.submitting')}
      >
        {t(`authPage.resetPassword.${sentTo === undefined ? 'submit' : 'again'}`)}
      </Button>
    </Form>
  )
}

/** Whether the captcha failed, before anybody's address was looked at. */
function isOfCaptcha(error: unknown) {
  const { code = '', message } = partsOf(error)
  return code.startsWith('captcha_') || message.startsWith('captcha ')
}
