import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCodeDigits } from '../../data/code-digits.ts'
import { useSignInByCode } from '../../data/session.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { CodeEntry } from '../../ui/code-entry.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MailboxLink } from './mailbox-link.tsx'

type SignInByMailProps = {
  /** Address that the mail was sent to, if it has an account. */
  email: string
  remember: boolean
  /** Called to sign in with the password instead. */
  onBack: () => void
}

/** Panel after a sign-in mail was asked for: its code signs in here, its link wherever it is opened. */
export function SignInByMail({ email, remember, onBack }: SignInByMailProps) {
  const { t } = useTranslation()
  const { digits, lengths } = useCodeDigits('mail')
  const signIn = useSignInByCode()
  const panel = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-4 rounded-lg outline-none">
      <Notice tone="success" role="status">
        <p className="wrap-anywhere">{t('authPage.byMail.sent', { email })}</p>
      </Notice>
      <MailboxLink />
      <CodeEntry
        label={t('auth.code.label')}
        hint={t('auth.code.hint', { digits })}
        lengths={lengths}
        incomplete={t('auth.code.incomplete', { digits })}
        failure={signIn.error ? errorSentence(t, signIn.error) : undefined}
        waiting={signIn.isPending}
        onSubmit={(code) => signIn.mutate({ email, code, remember })}
      />
      <Button variant="ghost" onClick={onBack}>
        {t('authPage.byMail.back')}
      </Button>
    </div>
  )
}
