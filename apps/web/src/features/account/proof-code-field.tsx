import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ProofCode } from './use-proof-code.ts'

type ProofCodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error'> & {
  /** Address that the code is mailed to. */
  email: string
  proof: ProofCode
}

/** Field for the code of a mail that stands for the password of an account without one. */
export function ProofCodeField({ email, proof, ...rest }: ProofCodeFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1.5">
      <TextField
        {...rest}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('account.email.code', { email })}
        hint={t('account.proof.hint')}
        error={proof.isMissing ? t('common.validation.required') : undefined}
      />
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        waiting={proof.isMailing}
        waitingLabel={t('account.email.resending')}
        onClick={proof.resend}
      >
        {t('account.proof.resend')}
      </Button>
    </div>
  )
}
