import type { ContactMessage } from '@podium/domain'
import { Inbox } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactMessagesAddress } from '../../data/contact-messages.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { MessageRow } from './message-row.tsx'

type MessageRowsProps = {
  messages: readonly ContactMessage[]
  address: ContactMessagesAddress
  onOpen: (id: string) => void
  onClearSearch: () => void
  /** List element: takes the focus where the message that had it has moved to another status. */
  list: RefObject<HTMLUListElement | null>
}

/** One page of the messages. */
export function MessageRows({ messages, address, onOpen, onClearSearch, list }: MessageRowsProps) {
  const { t } = useTranslation()
  const { search, status } = address
  return (
    <Card className="overflow-hidden">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('contactMessages.list')}
        className="divide-y divide-border outline-none"
      >
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} onOpen={onOpen} />
        ))}
      </ul>
      {messages.length === 0 && (
        <EmptyList
          icon={Inbox}
          text={
            search === ''
              ? t(`contactMessages.empty.${status}`)
              : t('contactMessages.noneFound', { search })
          }
          action={
            search !== '' && { label: t('contactMessages.clearSearch'), onAct: onClearSearch }
          }
        />
      )}
    </Card>
  )
}
