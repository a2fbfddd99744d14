import { useTranslation } from 'react-i18next'
import { CODE_DIGITS, useFollowCode } from '../../data/mail-code.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { CodeEntry } from '../../ui/code-entry.tsx'

type MailCodeProps = {
  type: 'signup' | 'recovery'
  /** Address that received the mail. */
  email: string
}

/** Field for the code of a mail, for people who read it on another device. */
export function MailCode({ type, email }: MailCodeProps) {
  const { t } = useTranslation()
  const follow = useFollowCode()
  return (
    <CodeEntry
      label={t('auth.code.label')}
      hint={t('auth.code.hint')}
      digits={CODE_DIGITS}
      incomplete={t('auth.code.incomplete')}
      failure={follow.error ? errorSentence(t, follow.error) : undefined}
      submit={t('auth.code.submit')}
      submitting={t('auth.code.submitting')}
      waiting={follow.isPending}
      onSubmit={(code) => follow.mutate({ type, email, code })}
    />
  )
}
