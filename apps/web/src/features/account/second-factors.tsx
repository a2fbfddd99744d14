import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '../../data/account.ts'
import { phonesOfferedQuery } from '../../data/phone-factors.ts'
import { type OwnFactor, secondFactorsQuery, useRemoveFactor } from '../../data/second-factors.ts'
import { securityKeysOfferedQuery } from '../../data/security-keys.ts'
import { shortDate } from '../../lib/format.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { lazyDialog } from '../../ui/lazy.tsx'
import { toast } from '../../ui/toast.ts'
import { SECOND_FACTOR_SECTION } from './second-factor-section.ts'
import { Setting } from './setting.tsx'
import { SettingsSection } from './settings-section.tsx'

const EnrollmentDialog = lazyDialog(() =>
  import('./enrollment-dialog.tsx').then((m) => m.EnrollmentDialog),
)
const RecoveryCodesDialog = lazyDialog(() =>
  import('./recovery-codes-dialog.tsx').then((m) => m.RecoveryCodesDialog),
)

/** Settings of the second factor: authenticators, security keys and phones, added and removed, and recovery codes. */
export function SecondFactors({ account }: { account: OwnAccount }) {
  const { t } = useTranslation()
  const { authenticators, securityKeys, phones, recoveryCodes } = useSuspenseQuery(
    secondFactorsQuery(),
  ).data
  const { data: areKeysOffered } = useSuspenseQuery(securityKeysOfferedQuery)
  const { data: arePhonesOffered } = useSuspenseQuery(phonesOfferedQuery)
  const [open, setOpen] = useState<'app' | 'key' | 'phone' | 'codes'>()
  const [leaving, setLeaving] = useState<OwnFactor>()
  const close = () => setOpen(undefined)
  const hasCodes = recoveryCodes !== null
  const count = authenticators.length + securityKeys.length + phones.length
  // Their role needs one: another comes before it goes.
  const isKept = useSessionUser()?.secondFactor !== undefined && count === 1
  const own = (factor: OwnFactor, unnamed: string) => (
    <FactorSetting
      key={factor.id}
      factor={factor}
      unnamed={unnamed}
      isKept={isKept}
      onRemove={() => setLeaving(factor)}
    />
  )
  return (
    <SettingsSection id={SECOND_FACTOR_SECTION} title={t('account.factors.title')}>
      <Setting
        title={t('account.factors.app')}
        hint={t(`account.factors.${authenticators.length > 0 ? 'on' : 'off'}`)}
        action={
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('account.factors.addLabel')}
            onClick={() => setOpen('app')}
          >
            {t('account.factors.add')}
          </Button>
        }
      />
      {authenticators.map((factor) => own(factor, t('account.factors.unnamed')))}
      {(areKeysOffered || securityKeys.length > 0) && (
        <Setting
          title={t('account.factors.keys.title')}
          hint={t(`account.factors.keys.${securityKeys.length > 0 ? 'on' : 'off'}`)}
          action={
            areKeysOffered && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('account.factors.keys.addLabel')}
                onClick={() => setOpen('key')}
              >
                {t('account.factors.add')}
              </Button>
            )
          }
        />
      )}
      {securityKeys.map((factor) => own(factor, t('account.factors.keys.unnamed')))}
      {(arePhonesOffered || phones.length > 0) && (
        <Setting
          title={t('account.factors.phone.title')}
          hint={t(`account.factors.phone.${phones.length > 0 ? 'on' : 'off'}`)}
          action={
            // One phone at most: another takes its place once it is removed.
            arePhonesOffered &&
            phones.length === 0 && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('account.factors.phone.addLabel')}
                onClick={() => setOpen('phone')}
              >
                {t('account.factors.add')}
              </Button>
            )
          }
        />
      )}
      {phones.map((factor) => own(factor, t('account.factors.phone.unnamed')))}
      {count > 0 && (
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
        kind="app"
        account={account}
        open={open === 'app'}
        hasCodes={hasCodes}
        onClose={close}
      />
      <EnrollmentDialog
        kind="key"
        account={account}
        open={open === 'key'}
        hasCodes={hasCodes}
        onClose={close}
      />
      <EnrollmentDialog
        kind="phone"
        account={account}
        open={open === 'phone'}
        hasCodes={hasCodes}
        onClose={close}
      />
      <RecoveryCodesDialog open={open === 'codes'} replaces={hasCodes} onClose={close} />
      <Removal factor={leaving} isLast={count === 1} onClose={() => setLeaving(undefined)} />
    </SettingsSection>
  )
}

type FactorSettingProps = {
  factor: OwnFactor
  /** Words for one without a name. */
  unnamed: string
  /** Whether it may not be removed. */
  isKept: boolean
  onRemove: () => void
}

function FactorSetting({ factor, unnamed, isKept, onRemove }: FactorSettingProps) {
  const { t } = useTranslation()
  const title = factor.name ?? unnamed
  const added = t('account.factors.added', { date: shortDate(new Date(factor.createdAt)) })
  return (
    <Setting
      title={title}
      hint={isKept ? `${added}. ${t('account.factors.kept')}` : added}
      action={
        !isKept && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('account.factors.removeLabel', { name: title })}
            onClick={onRemove}
          >
            {t('account.factors.remove')}
          </Button>
        )
      }
    />
  )
}

type RemovalProps = {
  /** Factor to remove; undefined: none was asked for. */
  factor: OwnFactor | undefined
  isLast: boolean
  onClose: () => void
}

/** Confirmation before a factor goes: after the last one the password alone signs in. */
function Removal({ factor, isLast, onClose }: RemovalProps) {
  const { t } = useTranslation()
  const remove = useRemoveFactor()
  const name = factor?.name ?? t('account.factors.removal.unnamed')
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
