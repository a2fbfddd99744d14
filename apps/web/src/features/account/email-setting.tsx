import { useTranslation } from 'react-i18next'
import { type OwnAccount, useCancelEmailChange, useResendEmailChange } from '../../data/account.ts'
import { captchaOfServer } from '../../data/captcha.ts'
import { useCodeDigits } from '../../data/code-digits.ts'
import { useFollowCode } from '../../data/mail-code.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { useCaptcha } from '../../ui/captcha/use-captcha.tsx'
import { CodeEntry } from '../../ui/code-entry.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { EmailForm } from './email-form.tsx'
import { FormSetting } from './form-setting.tsx'

/** Setting of the address; shows a pending change until both addresses have confirmed. */
export function EmailSetting({ account }: { account: OwnAccount }) {
  const { t } = useTranslation()
  const { email, newEmail } = account
  return (
    <FormSetting
      title={t('auth.email')}
      hint={email}
      editLabel={t('account.email.edit')}
      note={(focusEdit) =>
        newEmail !== null && <Pending email={email} newEmail={newEmail} onCancelled={focusEdit} />
      }
      form={(close) => <EmailForm email={email} onClose={close} />}
    />
  )
}

/** Field for the code of the mail that one of the two addresses received. */
function ChangeCode({ email }: { email: string }) {
  const { t } = useTranslation()
  const { digits, lengths } = useCodeDigits('mail')
  const follow = useFollowCode()
  return (
    <CodeEntry
      label={t('account.email.code', { email })}
      lengths={lengths}
      incomplete={t('auth.code.incomplete', { digits })}
      failure={follow.error ? errorSentence(t, follow.error) : undefined}
      waiting={follow.isPending}
      onSubmit={(code) => follow.mutate({ type: 'email_change', email, code })}
    />
  )
}

type PendingProps = { email: string; newEmail: string; onCancelled: () => void }

function Pending({ email, newEmail, onCancelled }: PendingProps) {
  const { t } = useTranslation()
  const resend = useResendEmailChange()
  const { box, solve } = useCaptcha(captchaOfServer, {
    label: t('account.email.captcha'),
    failed: t('account.email.captchaFailed'),
  })
  const cancel = useCancelEmailChange()
  return (
    <Notice tone="info" role="status" title={t('account.email.pending')} className="mt-4">
      <p className="wrap-anywhere">{t('account.email.pendingText', { email: newEmail })}</p>
      <div className="mt-3 grid gap-4 text-text sm:grid-cols-2">
        <ChangeCode email={email} />
        <ChangeCode email={newEmail} />
      </div>
      {box && <div className="mt-4 text-text">{box}</div>}
      <div className="mt-4 flex flex-wrap gap-2 border-t border-border pt-4">
        <Button
          variant="secondary"
          size="sm"
          waiting={resend.isPending}
          waitingLabel={t('account.email.resending')}
          onClick={() =>
            resend.mutate(
              { email, solve },
              { onSuccess: () => toast.success(t('account.email.resent')) },
            )
          }
        >
          {t('account.email.resend')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          waiting={cancel.isPending}
          waitingLabel={t('account.email.cancelling')}
          onClick={() =>
            cancel.mutate(email, {
              onSuccess() {
                toast.success(t('account.email.cancelled'))
                onCancelled()
              },
            })
          }
        >
          {t('account.email.cancel')}
        </Button>
      </div>
    </Notice>
  )
}
