import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCodeDigits } from '../../data/code-digits.ts'
import { type CodeType, useFollowCode } from '../../data/mail-code.ts'
import { mailboxQuery } from '../../data/mailbox.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { CodeEntry } from '../../ui/code-entry.tsx'

type MailCodeProps = {
  type: CodeType
  /** Address that received the mail. */
  email: string
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean
}

/** Field for the code of a mail, for people who read it on another device. */
export function MailCode({ type, email, autoFocus = false }: MailCodeProps) {
  const { t } = useTranslation()
  const { digits, lengths } = useCodeDigits('mail')
  const follow = useFollowCode()
  // Where there is a mailbox page, the way to it comes first.
  const { data: hasMailbox } = useQuery(mailboxQuery)
  return (
    <CodeEntry
      label={t('auth.code.label')}
      hint={t('auth.code.hint', { digits })}
      lengths={lengths}
      incomplete={t('auth.code.incomplete', { digits })}
      failure={follow.error ? errorSentence(t, follow.error) : undefined}
      waiting={follow.isPending}
      isPrimary={hasMailbox === false}
      autoFocus={autoFocus}
      onSubmit={(code) => follow.mutate({ type, email, code })}
    />
  )
}
