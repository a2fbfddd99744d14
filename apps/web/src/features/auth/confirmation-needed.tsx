import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mailboxQuery } from '../../data/mailbox.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Notice } from '../../ui/notice.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

type ConfirmationNeededProps = {
  /** Address that the mail was sent to. */
  email: string
  /** Called to sign up with another address. */
  onAnother: () => void
}

/** Panel after a sign-up whose address has to be confirmed; it stands in place of the form. */
export function ConfirmationNeeded({ email, onAnother }: ConfirmationNeededProps) {
  const { t } = useTranslation()
  const { data: hasMailbox } = useQuery(mailboxQuery)
  const panel = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-4 rounded-lg outline-none">
      <Notice tone="success" role="status">
        <p>{t('authPage.register.success')}</p>
        <p className="mt-1 wrap-anywhere">{t('authPage.confirmation.sentTo', { email })}</p>
      </Notice>
      {hasMailbox === true && (
        <a href="/mailbox" className={buttonClass()}>
          {t('authPage.confirmation.mailbox')}
        </a>
      )}
      <ResendConfirmation email={email} />
      <Button variant="ghost" onClick={onAnother}>
        {t('authPage.confirmation.another')}
      </Button>
    </div>
  )
}
