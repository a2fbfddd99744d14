import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '../../data/account.ts'
import { toast } from '../../ui/toast.ts'
import { FormSetting } from './form-setting.tsx'
import { PasswordForm } from './password-form.tsx'

/** Setting of the password, or of a first one. */
export function PasswordSetting({ account }: { account: OwnAccount }) {
  const { t } = useTranslation()
  const { hasPassword } = account
  return (
    <FormSetting
      title={t('auth.password')}
      hint={t(hasPassword ? 'account.password.hint' : 'account.firstPassword.hint')}
      {...(!hasPassword && { edit: t('account.firstPassword.editShort') })}
      editLabel={t(hasPassword ? 'account.password.edit' : 'account.firstPassword.edit')}
      form={(close) => (
        <PasswordForm
          account={account}
          onDone={() => {
            toast.success(t(hasPassword ? 'account.password.done' : 'account.firstPassword.done'))
            close()
          }}
          onCancel={close}
        />
      )}
    />
  )
}
