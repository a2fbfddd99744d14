import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MESSAGES_PER_PAGE,
  type MessagesAddress,
  messagesQuery,
} from '../../data/admin-messages.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Pager } from '../../ui/pager.tsx'
import { MessageRow } from './message-row.tsx'
import { MessagesLoading } from './messages-loading.tsx'
import { MessagesToolbar } from './messages-toolbar.tsx'

type MessageListProps = {
  address: MessagesAddress
  onChange: (part: Partial<MessagesAddress>, options?: { replace: boolean }) => void
  onOpen: (id: string) => void
  /** Has the focus where a message that had it has moved to another status. */
  list: RefObject<HTMLUListElement | null>
}

/** One page of the inbox, with how many there are of each status. */
export function MessageList({ address, onChange, onOpen, list }: MessageListProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(messagesQuery(address))
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / MESSAGES_PER_PAGE))
  const isPastEnd = data !== undefined && !isPlaceholderData && address.page > pages
  useEffect(() => {
    // The last message of a page was archived, or a link is old.
    if (isPastEnd) onChange({ page: pages }, { replace: true })
  })
  return (
    <>
      <MessagesToolbar address={address} counts={data?.counts} onChange={onChange} />
      {content()}
    </>
  )

  function content() {
    if (error !== null && (data === undefined || isPlaceholderData)) {
      return (
        <LoadFailure
          message={errorSentence(t, error, 'messages.loadFailed')}
          retryLabel={t('common.retry')}
          retryingLabel={t('common.retrying')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    }
    if (data === undefined) return <MessagesLoading />
    return (
      <>
        <Card
          aria-busy={isPlaceholderData}
          className={classNames(
            'overflow-hidden transition-opacity delay-150',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('messages.list')}
            className="divide-y divide-border outline-none"
          >
            {data.messages.map((message) => (
              <MessageRow key={message.id} message={message} onOpen={onOpen} />
            ))}
          </ul>
          {data.messages.length === 0 && (
            <div role="status" className="grid justify-items-center gap-4 px-4 py-16 text-center">
              <Inbox aria-hidden size={40} strokeWidth={1.25} className="text-muted" />
              <p className="wrap-anywhere">
                {address.search === ''
                  ? t(`messages.empty.${address.status}`)
                  : t('messages.noneFound', { search: address.search })}
              </p>
            </div>
          )}
        </Card>
        {pages > 1 && (
          <Pager
            page={address.page}
            pages={pages}
            labels={{
              pages: t('messages.pages'),
              previous: t('messages.previous'),
              next: t('messages.next'),
              position: t('messages.position', { page: address.page, pages }),
            }}
            onPage={(page) => onChange({ page })}
          />
        )}
      </>
    )
  }
}
