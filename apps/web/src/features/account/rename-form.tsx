import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Passkey, useRenamePasskey } from '../../data/passkeys.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingForm } from './setting-form.tsx'

/** Most characters of a passkey's name, as the server has it. */
const NAME_MAX_LENGTH = 120

/** Form for another name of a passkey. */
export function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation()
  const rename = useRenamePasskey()
  const [name, setName] = useState(passkey.name ?? '')
  const [isSent, setIsSent] = useState(false)
  const friendlyName = name.trim()
  return (
    <SettingForm
      failure={rename.error ? errorSentence(t, rename.error) : undefined}
      submit={t('account.passkeys.renaming.submit')}
      submitting={t('account.passkeys.renaming.waiting')}
      waiting={rename.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setIsSent(true)
        if (friendlyName === '') return
        rename.mutate(
          { passkeyId: passkey.id, friendlyName },
          {
            onSuccess() {
              toast.success(t('account.passkeys.renaming.done'))
              onClose()
            },
          },
        )
      }}
      onCancel={onClose}
    >
      <TextField
        label={t('account.passkeys.renaming.name')}
        hint={t('account.passkeys.renaming.hint')}
        value={name}
        longest={NAME_MAX_LENGTH}
        autoFocus
        autoComplete="off"
        error={isSent && friendlyName === '' ? t('common.validation.required') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </SettingForm>
  )
}
