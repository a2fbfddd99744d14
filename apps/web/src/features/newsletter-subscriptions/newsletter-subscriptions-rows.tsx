import type { NewsletterSubscription } from '@podium/domain'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { NewsletterSubscriptionsTable } from './newsletter-subscriptions-table.tsx'

type NewsletterSubscriptionsRowsProps = {
  subscriptions: readonly NewsletterSubscription[]
  isFiltered: boolean
  /** Called to leave a search that finds nobody. */
  onShowAll: () => void
}

/** One page of the subscribers. */
export function NewsletterSubscriptionsRows({
  subscriptions,
  isFiltered,
  onShowAll,
}: NewsletterSubscriptionsRowsProps) {
  const { t } = useTranslation()
  return (
    <Card className="overflow-hidden">
      {subscriptions.length > 0 ? (
        <NewsletterSubscriptionsTable subscriptions={subscriptions} />
      ) : (
        <EmptyList
          icon={MailOpen}
          text={t(
            isFiltered ? 'newsletterSubscriptions.noneFound' : 'newsletterSubscriptions.empty',
          )}
          action={isFiltered && { label: t('newsletterSubscriptions.showAll'), onAct: onShowAll }}
        />
      )}
    </Card>
  )
}
