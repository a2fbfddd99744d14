import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Passkey,
  passkeysOfferedQuery,
  passkeysQuery,
  useAddPasskey,
  useRemovePasskey,
} from '../../data/passkeys.ts'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { toast } from '../../ui/toast.ts'
import { PasskeySetting } from './passkey-setting.tsx'
import { SettingAction } from './setting-action.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Passkeys that sign in to one's account, to add and remove; nothing where this browser has none. */
export function Passkeys() {
  const { data: areOffered } = useQuery(passkeysOfferedQuery)
  return areOffered === true ? <OwnPasskeys /> : null
}

function OwnPasskeys() {
  const { t } = useTranslation()
  const { data: passkeys } = useSuspenseQuery(passkeysQuery)
  const add = useAddPasskey()
  const [leaving, setLeaving] = useState<Passkey>()
  const tellFailure = useTellFailure()
  return (
    <SettingsSection title={t('account.passkeys.title')}>
      <SettingAction
        title={t('account.passkeys.ways')}
        hint={t(`account.passkeys.${passkeys.length > 0 ? 'on' : 'off'}`)}
        label={t('account.passkeys.add')}
        ariaLabel={t('account.passkeys.addLabel')}
        waiting={add.isPending}
        waitingLabel=""
        onAction={() =>
          add.mutate(undefined, {
            onSuccess: () => toast.success(t('account.passkeys.done')),
            onError: tellFailure,
          })
        }
      />
      {passkeys.map((passkey) => (
        <PasskeySetting key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
      ))}
      <Removal passkey={leaving} onClose={() => setLeaving(undefined)} />
    </SettingsSection>
  )
}

type RemovalProps = {
  /** Passkey to remove; undefined: none was asked for. */
  passkey: Passkey | undefined
  onClose: () => void
}

/** Confirmation before a passkey goes. */
function Removal({ passkey, onClose }: RemovalProps) {
  const { t } = useTranslation()
  const remove = useRemovePasskey()
  const tellFailure = useTellFailure()
  return (
    <ConfirmDialog
      open={passkey !== undefined}
      title={
        passkey?.name === undefined
          ? t('account.passkeys.removal.unnamed')
          : t('account.passkeys.removal.title', { name: passkey.name })
      }
      message={t('account.passkeys.removal.message')}
      confirmLabel={t('account.passkeys.remove')}
      cancelLabel={t('common.cancel')}
      waitingLabel={t('account.passkeys.removal.waiting')}
      waiting={remove.isPending}
      danger
      onConfirm={() => {
        if (passkey === undefined) return
        remove.mutate(passkey.id, {
          onSuccess: () => {
            toast.success(t('account.passkeys.removal.done'))
            onClose()
          },
          onError: tellFailure,
        })
      }}
      onCancel={onClose}
    />
  )
}

/** Function that tells why a passkey could not be changed. */
function useTellFailure() {
  const { t } = useTranslation()
  return (error: unknown) =>
    toast.error(
      partsOf(error).code === 'reauthentication_needed'
        ? t('account.identities.signInAgain')
        : errorSentence(t, error),
    )
}
