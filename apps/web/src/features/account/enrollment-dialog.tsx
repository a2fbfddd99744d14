import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '../../data/account.ts'
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
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { ProofCodeField } from './proof-code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StepPanel } from './step-panel.tsx'
import { useProofCode } from './use-proof-code.ts'

const NAME_MAX_LENGTH = 100
const CODE_LENGTHS = [6]

type EnrollmentDialogProps = {
  /** Account whose password or address proves its person, in a session older than a day. */
  account: OwnAccount
  open: boolean
  /** Whether the person has recovery codes already; otherwise they get some at the end. */
  hasCodes: boolean
  onClose: () => void
}

/** Dialog that adds an authenticator: its name, its secret and first code, then recovery codes. */
export function EnrollmentDialog({ account, open, hasCodes, onClose }: EnrollmentDialogProps) {
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
    toast.success(t('account.factors.done'))
    if (hasCodes) return handleClose()
    // Without codes the factor stands all the same: the page offers them again.
    makeCodes.mutate({ replaces: false }, { onError: handleClose })
  }
  return (
    <DialogWindow
      open={open}
      title={t(codes === undefined ? 'account.factors.addLabel' : 'account.factors.codes')}
      onClose={handleClose}
    >
      {added === undefined && (
        <NameStep account={account} onEnrolled={setAdded} onCancel={handleClose} />
      )}
      {added !== undefined && codes === undefined && (
        <ScanStep added={added} waiting={makeCodes.isPending} onVerified={handleVerified} />
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={handleClose} />}
    </DialogWindow>
  )
}

type NameStepProps = {
  account: OwnAccount
  onEnrolled: (added: NewAuthenticator) => void
  onCancel: () => void
}

function NameStep({ account: { email, hasPassword }, onEnrolled, onCancel }: NameStepProps) {
  const { t } = useTranslation()
  const enroll = useEnrollAuthenticator()
  const [name, setName] = useState(t('account.factors.defaultName'))
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const proof = useProofCode({
    error: enroll.error,
    onMissing: () => field.current?.focus(),
    byPassword: hasPassword,
  })
  const proofField = {
    ref: field,
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
  }
  return (
    <Form
      failure={proof.failure}
      onSubmit={(event) => {
        event.preventDefault()
        enroll.mutate(
          { name: name.trim(), ...(hasPassword ? { currentPassword: typed } : { code: typed }) },
          { onSuccess: onEnrolled, onError: proof.handleFailure },
        )
      }}
    >
      <p className="text-sm text-muted">{t('account.factors.why')}</p>
      <TextField
        label={t('account.factors.name')}
        hint={t('account.factors.nameHint')}
        value={name}
        longest={NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      {proof.isAsked && hasPassword && (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <CurrentPasswordField
            {...proofField}
            autoFocus
            label={t('account.password.current')}
            hint={t('account.proof.password')}
            error={proof.isMissing ? t('common.validation.required') : undefined}
          />
        </>
      )}
      {proof.isAsked && !hasPassword && (
        <ProofCodeField {...proofField} email={email} proof={proof} />
      )}
      <FormActions
        submitLabel={t('account.factors.continue')}
        waiting={enroll.isPending}
        waitingLabel={t('account.factors.preparing')}
        onCancel={onCancel}
      />
    </Form>
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
