import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MESSAGES_PER_PAGE,
  type MessagesAddress,
  messagesQuery,
} from '../../data/admin-messages.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { usePages } from '../../lib/use-pages.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Stale } from '../../ui/stale.tsx'
import { MessageRow } from './message-row.tsx'
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
  const query = useQuery(messagesQuery(address))
  const { search, status, page } = address
  const pages = usePages(query, {
    page,
    perPage: MESSAGES_PER_PAGE,
    onPage: (last) => onChange({ page: last }, { replace: true }),
  })
  return (
    <>
      <MessagesToolbar address={address} counts={query.data?.counts} onChange={onChange} />
      <Loaded
        query={query}
        loading={<ListSkeleton />}
        sentence={(error) => errorSentence(t, error, 'messages.loadFailed')}
      >
        {({ messages }) => (
          <>
            <Stale when={query.isPlaceholderData}>
              <Card className="overflow-hidden">
                <ul
                  ref={list}
                  tabIndex={-1}
                  aria-label={t('messages.list')}
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
                        ? t(`messages.empty.${status}`)
                        : t('messages.noneFound', { search })
                    }
                    action={
                      search !== '' && {
                        label: t('messages.clearSearch'),
                        onAct: () => {
                          onChange({ search: '' })
                          list.current?.focus()
                        },
                      }
                    }
                  />
                )}
              </Card>
            </Stale>
            <Pager page={page} pages={pages} onPage={(next) => onChange({ page: next })} />
          </>
        )}
      </Loaded>
    </>
  )
}
