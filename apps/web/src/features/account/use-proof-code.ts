import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnAccount, useMailProofCode } from '../../data/account.ts'
import { errorSentence, partsOf } from '../../lib/error-sentence.ts'

const isNeeded = (error: unknown) => partsOf(error).code === 'reauthentication_needed'

type Request = {
  account: Pick<OwnAccount, 'email' | 'phone'>
  /** Reason why the last request failed. */
  error: unknown
  /** Called once the form was sent again without the code. */
  onMissing: () => void
  /** Whether the form asks for the password of the account instead: nothing is mailed. */
  byPassword?: boolean
}

/**
 * Code of a mail that stands for the password of an account without one, or that password. A form
 * asks for it once the server says that the session is too old to go without.
 */
export function useProofCode({ account, error, onMissing, byPassword = false }: Request) {
  const { t } = useTranslation()
  const mail = useMailProofCode()
  const [refusals, setRefusals] = useState(0)
  const hasReceiver = account.email !== '' || account.phone !== ''
  const shown = isNeeded(error) ? mail.error : (error ?? mail.error)
  return {
    isAsked: refusals > 0,
    /** Whether a code reaches the person; without address and phone they sign in anew. */
    hasReceiver,
    /** Whether the form was sent again without the code. */
    isMissing: refusals > 1 && isNeeded(error),
    isMailing: mail.isPending,
    resend: () => mail.mutate(),
    /** Mails the code after the first request that needs it. */
    handleFailure(refusal: unknown) {
      if (!isNeeded(refusal)) return
      if (refusals > 0) onMissing()
      else if (!byPassword && hasReceiver) mail.mutate()
      setRefusals(refusals + 1)
    },
    /** Sentence for the failure of the request or of the mail; undefined where the field says it all. */
    failure: shown ? errorSentence(t, shown) : undefined,
  }
}

export type ProofCode = ReturnType<typeof useProofCode>
