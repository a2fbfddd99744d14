import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnAccount, useResendEmailChange } from '../../data/account.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { EmailForm } from './email-form.tsx'
import { Setting } from './setting.tsx'

/** One's address; a change waits here until both addresses have confirmed. */
export function EmailSetting({ account }: { account: OwnAccount }) {
  const { t } = useTranslation()
  const [form, setForm] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const isOpen = form === 'open'
  return (
    <Setting
      title={t('auth.email')}
      hint={account.email}
      action={
        !isOpen && (
          <Button
            variant="secondary"
            size="sm"
            // Back from the form, the focus returns to what opened it.
            autoFocus={form === 'closed'}
            aria-label={t('account.email.edit')}
            onClick={() => setForm('open')}
          >
            {t('account.signIn.edit')}
          </Button>
        )
      }
    >
      {account.newEmail !== null && !isOpen && (
        <Pending email={account.email} newEmail={account.newEmail} />
      )}
      {isOpen && <EmailForm email={account.email} onClose={() => setForm('closed')} />}
    </Setting>
  )
}

function Pending({ email, newEmail }: { email: string; newEmail: string }) {
  const { t } = useTranslation()
  const resend = useResendEmailChange()
  return (
    <Notice tone="info" role="status" title={t('account.email.pending')} className="mt-4">
      <p className="wrap-anywhere">{t('account.email.pendingText', { email: newEmail })}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        waiting={resend.isPending}
        waitingLabel={t('account.email.resending')}
        onClick={() =>
          resend.mutate(email, { onSuccess: () => toast.success(t('account.email.resent')) })
        }
      >
        {t('account.email.resend')}
      </Button>
    </Notice>
  )
}
