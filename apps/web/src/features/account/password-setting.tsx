import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast.ts'
import { FormSetting } from './form-setting.tsx'
import { PasswordForm } from './password-form.tsx'

/** Setting of the password. */
export function PasswordSetting({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <FormSetting
      title={t('auth.password')}
      hint={t('account.password.hint')}
      editLabel={t('account.password.edit')}
      form={(close) => (
        <PasswordForm
          email={email}
          onDone={() => {
            toast.success(t('account.password.done'))
            close()
          }}
          onCancel={close}
        />
      )}
    />
  )
}
