import type { Subscriber } from '@podium/domain'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { SubscribersTable } from './subscribers-table.tsx'

type SubscribersRowsProps = {
  subscribers: readonly Subscriber[]
  isFiltered: boolean
  /** Called to leave a search that finds nobody. */
  onShowAll: () => void
}

/** One page of the subscribers. */
export function SubscribersRows({ subscribers, isFiltered, onShowAll }: SubscribersRowsProps) {
  const { t } = useTranslation()
  return (
    <Card className="overflow-hidden">
      {subscribers.length > 0 ? (
        <SubscribersTable subscribers={subscribers} />
      ) : (
        <EmptyList
          icon={MailOpen}
          text={t(isFiltered ? 'subscribers.noneFound' : 'subscribers.empty')}
          action={isFiltered && { label: t('subscribers.showAll'), onAct: onShowAll }}
        />
      )}
    </Card>
  )
}
