import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Solve } from '../../data/captcha.ts'
import { useResendConfirmation } from '../../data/session.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { wayBack } from '../../lib/way-back.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MailCode } from './mail-code.tsx'

type ResendConfirmationProps = {
  email: string
  /** Captcha of the form that this stands in. */
  solve: Solve
}

/** Field for the code of the confirmation mail, and a button that sends the mail again. */
export function ResendConfirmation({ email, solve }: ResendConfirmationProps) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const resend = useResendConfirmation()
  return (
    <div className="grid gap-3">
      <MailCode type="signup" email={email} />
      <Button
        variant="secondary"
        className="w-full"
        waiting={resend.isPending}
        waitingLabel={t('authPage.confirmation.resending')}
        onClick={() => resend.mutate({ email, from: wayBack(state), solve })}
      >
        {t('authPage.confirmation.resend')}
      </Button>
      <div role="status" className="empty:hidden">
        {resend.isSuccess && <Notice tone="success">{t('authPage.confirmation.resent')}</Notice>}
        {resend.error && <Notice tone="danger">{errorSentence(t, resend.error)}</Notice>}
      </div>
    </div>
  )
}
