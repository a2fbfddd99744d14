import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordForm } from './password-form.tsx'
import { Setting } from './setting.tsx'

/** The password, which nobody can show. */
export function PasswordSetting({ email }: { email: string }) {
  const { t } = useTranslation()
  const [form, setForm] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const isOpen = form === 'open'
  const handleDone = () => {
    toast.success(t('account.password.done'))
    setForm('closed')
  }
  return (
    <Setting
      title={t('auth.password')}
      hint={t('account.password.hint')}
      action={
        !isOpen && (
          <Button
            variant="secondary"
            size="sm"
            // Back from the form, the focus returns to what opened it.
            autoFocus={form === 'closed'}
            aria-label={t('account.password.edit')}
            onClick={() => setForm('open')}
          >
            {t('account.signIn.edit')}
          </Button>
        )
      }
    >
      {isOpen && (
        <PasswordForm email={email} onDone={handleDone} onCancel={() => setForm('closed')} />
      )}
    </Setting>
  )
}
