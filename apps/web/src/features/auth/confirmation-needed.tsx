import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { useAuthCaptcha } from './use-auth-captcha.ts'

type ConfirmationNeededProps = {
  /** Address that the mail was sent to. */
  email: string
  /** Called to sign up with another address. */
  onAnother: () => void
}

/** Panel after a sign-up whose address has to be confirmed; it stands in place of the form. */
export function ConfirmationNeeded({ email, onAnother }: ConfirmationNeededProps) {
  const { t } = useTranslation()
  const { box, solve } = useAuthCaptcha()
  const panel = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-4 rounded-lg outline-none">
      <Notice tone="success" role="status">
        <p>{t('authPage.register.success')}</p>
        <p className="mt-1 wrap-anywhere">{t('authPage.confirmation.sentTo', { email })}</p>
      </Notice>
      <MailboxLink />
      <ResendConfirmation email={email} solve={solve} />
      {box}
      <Button variant="ghost" onClick={onAnother}>
        {t('authPage.confirmation.another')}
      </Button>
    </div>
  )
}
