import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '../../data/account.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import type { ProofCode } from './use-proof-code.ts'

type ProofCodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error'> & {
  /** Account whose address gets the code, else its phone. */
  account: Pick<OwnAccount, 'email' | 'phone'>
  proof: ProofCode
}

/** Field for the sent code that stands for the password of an account without one, or a way to sign in anew. */
export function ProofCodeField({ account: { email, phone }, proof, ...rest }: ProofCodeFieldProps) {
  const { t } = useTranslation()
  if (!proof.hasReceiver) return <SignInAgain />
  const isByMail = email !== ''
  return (
    <div className="grid gap-1.5">
      <TextField
        {...rest}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('account.email.code', { email: isByMail ? email : `+${phone}` })}
        hint={t(isByMail ? 'account.proof.hint' : 'account.proof.smsHint')}
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
