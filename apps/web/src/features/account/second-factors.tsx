import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '../../data/account.ts'
import {
  type Authenticator,
  secondFactorsQuery,
  useRemoveAuthenticator,
} from '../../data/second-factors.ts'
import { shortDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { lazyDialog } from '../../ui/lazy.tsx'
import { toast } from '../../ui/toast.ts'
import { Setting } from './setting.tsx'
import { SettingsSection } from './settings-section.tsx'

const EnrollmentDialog = lazyDialog(() =>
  import('./enrollment-dialog.tsx').then((m) => m.EnrollmentDialog),
)
const RecoveryCodesDialog = lazyDialog(() =>
  import('./recovery-codes-dialog.tsx').then((m) => m.RecoveryCodesDialog),
)

/** Settings of the second factor: authenticators, added and removed, and recovery codes. */
export function SecondFactors({ account }: { account: OwnAccount }) {
  const { t } = useTranslation()
  const { authenticators, recoveryCodes } = useSuspenseQuery(secondFactorsQuery()).data
  const [open, setOpen] = useState<'enrollment' | 'codes'>()
  const [leaving, setLeaving] = useState<Authenticator>()
  const close = () => setOpen(undefined)
  const hasCodes = recoveryCodes !== null
  return (
    <SettingsSection title={t('account.factors.title')}>
      <Setting
        title={t('account.factors.app')}
        hint={t(`account.factors.${authenticators.length > 0 ? 'on' : 'off'}`)}
        action={
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('account.factors.addLabel')}
            onClick={() => setOpen('enrollment')}
          >
            {t('account.factors.add')}
          </Button>
        }
      />
      {authenticators.map((factor) => (
        <AuthenticatorSetting key={factor.id} factor={factor} onRemove={() => setLeaving(factor)} />
      ))}
      {authenticators.length > 0 && (
        <Setting
          title={t('account.factors.codes')}
          hint={
            hasCodes
              ? t('account.factors.codesLeft', {
                  count: recoveryCodes.remaining,
                  total: recoveryCodes.total,
                })
              : t('account.factors.noCodes')
          }
          action={
            <Button variant="secondary" size="sm" onClick={() => setOpen('codes')}>
              {t(`account.factors.${hasCodes ? 'replaceCodes' : 'makeCodes'}`)}
            </Button>
          }
        />
      )}
      <EnrollmentDialog
        account={account}
        open={open === 'enrollment'}
        hasCodes={hasCodes}
        onClose={close}
      />
      <RecoveryCodesDialog open={open === 'codes'} replaces={hasCodes} onClose={close} />
      <Removal
        factor={leaving}
        isLast={authenticators.length === 1}
        onClose={() => setLeaving(undefined)}
      />
    </SettingsSection>
  )
}

function AuthenticatorSetting({
  factor: { name, createdAt },
  onRemove,
}: {
  factor: Authenticator
  onRemove: () => void
}) {
  const { t } = useTranslation()
  const title = name ?? t('account.factors.unnamed')
  return (
    <Setting
      title={title}
      hint={t('account.factors.added', { date: shortDate(new Date(createdAt)) })}
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('account.factors.removeLabel', { name: title })}
          onClick={onRemove}
        >
          {t('account.factors.remove')}
        </Button>
      }
    />
  )
}

type RemovalProps = {
  /** Authenticator to remove; undefined: none was asked for. */
  factor: Authenticator | undefined
  isLast: boolean
  onClose: () => void
}

/** Confirmation before an authenticator goes: after the last one the password alone signs in. */
function Removal({ factor, isLast, onClose }: RemovalProps) {
  const { t } = useTranslation()
  const remove = useRemoveAuthenticator()
  const name = factor?.name ?? t('account.factors.unnamed')
  return (
    <ConfirmDialog
      open={factor !== undefined}
      title={t('account.factors.removal.title', { name })}
      message={t(`account.factors.removal.${isLast ? 'last' : 'message'}`)}
      confirmLabel={t('account.factors.remove')}
      cancelLabel={t('common.cancel')}
      waitingLabel={t('account.factors.removal.waiting')}
      waiting={remove.isPending}
      danger
      onConfirm={() => {
        if (factor === undefined) return
        remove.mutate(factor.id, {
          onSuccess: () => {
            toast.success(t('account.factors.removal.done'))
            onClose()
          },
        })
      }}
      onCancel={onClose}
    />
  )
}
