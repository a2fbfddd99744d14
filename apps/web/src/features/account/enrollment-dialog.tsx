import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProofAccount } from '../../data/account.ts'
import {
  type NewAuthenticator,
  useEnrollAuthenticator,
  useMakeRecoveryCodes,
  useVerifyAuthenticator,
} from '../../data/second-factors.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { CodeEntry } from '../../ui/code-entry.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { toast } from '../../ui/toast.ts'
import { FactorNameStep } from './factor-name-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecurityKeyStep } from './security-key-step.tsx'
import { StepPanel } from './step-panel.tsx'

const CODE_LENGTHS = [6]
const TEXTS = {
  app: { title: 'account.factors.addLabel', done: 'account.factors.done' },
  key: { title: 'account.factors.keys.addLabel', done: 'account.factors.keys.done' },
  phone: { title: 'account.factors.phone.addLabel', done: 'account.factors.phone.done' },
} as const

type EnrollmentDialogProps = {
  kind: 'app' | 'key' | 'phone'
  /** Account whose password or address proves its person, in a session older than a day. */
  account: ProofAccount
  open: boolean
  /** Whether the person has recovery codes already; otherwise they get some at the end. */
  hasCodes: boolean
  onClose: () => void
}

/** Dialog that adds a second factor: its name, the factor itself, then recovery codes. */
export function EnrollmentDialog({
  kind,
  account,
  open,
  hasCodes,
  onClose,
}: EnrollmentDialogProps) {
  const { t } = useTranslation()
  const [added, setAdded] = useState<NewAuthenticator>()
  const makeCodes = useMakeRecoveryCodes()
  const codes = makeCodes.data

  const handleClose = () => {
    setAdded(undefined)
    makeCodes.reset()
    onClose()
  }
  const handleVerified = () => {
    toast.success(t(TEXTS[kind].done))
    if (hasCodes) return handleClose()
    // Without codes the factor stands all the same: the page offers them again.
    makeCodes.mutate({ replaces: false }, { onError: handleClose })
  }
  return (
    <DialogWindow
      open={open}
      title={t(codes === undefined ? TEXTS[kind].title : 'account.factors.codes')}
      onClose={handleClose}
    >
      {kind === 'key' && codes === undefined && (
        <SecurityKeyStep
          account={account}
          waiting={makeCodes.isPending}
          onAdded={handleVerified}
          onCancel={handleClose}
        />
      )}
      {kind === 'phone' && codes === undefined && (
        <PhoneStep
          account={account}
          waiting={makeCodes.isPending}
          onAdded={handleVerified}
          onCancel={handleClose}
        />
      )}
      {kind === 'app' && added === undefined && (
        <NameStep account={account} onEnrolled={setAdded} onCancel={handleClose} />
      )}
      {kind === 'app' && added !== undefined && codes === undefined && (
        <ScanStep added={added} waiting={makeCodes.isPending} onVerified={handleVerified} />
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={handleClose} />}
    </DialogWindow>
  )
}

type NameStepProps = {
  account: ProofAccount
  onEnrolled: (added: NewAuthenticator) => void
  onCancel: () => void
}

function NameStep({ account, onEnrolled, onCancel }: NameStepProps) {
  const { t } = useTranslation()
  const enroll = useEnrollAuthenticator()
  return (
    <FactorNameStep
      account={account}
      why={t('account.factors.why')}
      nameHint={t('account.factors.nameHint')}
      defaultName={t('account.factors.defaultName')}
      submitLabel={t('account.factors.continue')}
      waitingLabel={t('account.factors.preparing')}
      waiting={enroll.isPending}
      error={enroll.error}
      onSubmit={(asked, failed) => enroll.mutate(asked, { onSuccess: onEnrolled, onError: failed })}
      onCancel={onCancel}
    />
  )
}

type ScanStepProps = {
  added: NewAuthenticator
  /** Whether what follows the verification is being prepared. */
  waiting: boolean
  onVerified: () => void
}

function ScanStep({ added: { id, secret, uri }, waiting, onVerified }: ScanStepProps) {
  const { t } = useTranslation()
  const verify = useVerifyAuthenticator()
  const copy = () =>
    copyText(secret, {
      done: t('account.factors.secretCopied'),
      failed: t('account.factors.copyFailed'),
    })
  return (
    <StepPanel>
      <p className="text-sm text-muted">{t('account.factors.scan')}</p>
      <QrCode text={uri} label={t('account.factors.qrCode')} />
      <div className="grid gap-1.5 text-sm">
        <p className="font-medium">{t('account.factors.secret')}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <code className="min-w-0 grow basis-48 font-mono wrap-anywhere select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            {t('account.factors.copySecret')}
          </Button>
        </div>
      </div>
      <CodeEntry
        label={t('account.factors.code')}
        isPrimary
        hint={t('account.factors.codeHint')}
        incomplete={t('account.factors.incomplete')}
        lengths={CODE_LENGTHS}
        failure={verify.error ? errorSentence(t, verify.error) : undefined}
        waiting={verify.isPending || waiting}
        onSubmit={(code) => verify.mutate({ id, code }, { onSuccess: onVerified })}
      />
    </StepPanel>
  )
}
