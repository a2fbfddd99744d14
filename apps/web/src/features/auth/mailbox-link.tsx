import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mailboxQuery } from '../../data/mailbox.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** Link to the mailbox page, where the server has one. */
export function MailboxLink() {
  const { t } = useTranslation()
  const { data: hasMailbox } = useQuery(mailboxQuery)
  if (hasMailbox !== true) return null
  return (
    <a href="/mailbox" className={buttonClass()}>
      {t('authPage.confirmation.mailbox')}
    </a>
  )
}
