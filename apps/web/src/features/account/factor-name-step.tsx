import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proof, ProofAccount } from '../../data/account.ts'
import { Form } from '../../ui/form.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { ProofCodeField } from './proof-code-field.tsx'
import { useProofCode } from './use-proof-code.ts'

const NAME_MAX_LENGTH = 100

type FactorNameStepProps = {
  /** Account whose password or address proves its person, in a session older than a day. */
  account: ProofAccount
  /** Reason to have such a factor, in a sentence or two. */
  why: string
  nameHint: string
  defaultName: string
  submitLabel: string
  waitingLabel: string
  waiting: boolean
  /** Reason why the last request failed. */
  error: unknown
  onSubmit: (asked: { name: string } & Partial<Proof>, failed: (error: unknown) => void) => void
  onCancel: () => void
  /** Field of its own, after the name. */
  children?: ReactNode
}

/** Step that names a new second factor, and asks who it is in an old session. */
export function FactorNameStep({
  account,
  why,
  nameHint,
  defaultName,
  submitLabel,
  waitingLabel,
  waiting,
  error,
  onSubmit,
  onCancel,
  children,
}: FactorNameStepProps) {
  const { t } = useTranslation()
  const { email, hasPassword } = account
  const [name, setName] = useState(defaultName)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const proof = useProofCode({
    account,
    error,
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
        const proven = hasPassword ? { currentPassword: typed } : { code: typed }
        onSubmit({ name: name.trim(), ...proven }, proof.handleFailure)
      }}
    >
      <p className="text-sm text-muted">{why}</p>
      <TextField
        label={t('account.factors.name')}
        hint={nameHint}
        value={name}
        longest={NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      {children}
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
        <ProofCodeField {...proofField} account={account} proof={proof} />
      )}
      <FormActions
        submitLabel={submitLabel}
        waiting={waiting}
        waitingLabel={waitingLabel}
        onCancel={onCancel}
      />
    </Form>
  )
}
