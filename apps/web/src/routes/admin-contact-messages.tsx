import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { contactMessagesAddress, contactMessagesQuery } from '../data/contact-messages.ts'
import { PAGE_SIZES } from '../data/list-address.ts'
import { MessagePanel } from '../features/contact-messages/message-panel.tsx'
import { MessageRows } from '../features/contact-messages/message-rows.tsx'
import { MessagesToolbar } from '../features/contact-messages/messages-toolbar.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePager } from '../lib/use-pager.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { Pager } from '../ui/pager.tsx'
import { ListScreen } from './list-screen.tsx'
import { SearchMarks } from './search-marks.tsx'

/** Messages of the contact form; status, search, page and the open message are in the address. */
export function AdminContactMessages() {
  const { t } = useTranslation()
  const { address, opened, change, open, close } = useListAddress(contactMessagesAddress, {
    page: 1,
  })
  const query = useQuery(contactMessagesQuery(address))
  const pager = usePager(query, {
    page: address.page,
    perPage: PAGE_SIZES.contactMessages,
    onChange: change,
  })
  const list = useRef<HTMLUListElement>(null)
  const { remember, focusAfter } = useReturnFocus(list)
  const openId = opened('message')

  const handleOpen = (id: string) => {
    remember()
    open('message', id)
  }
  const handleClearSearch = () => {
    change({ search: '' })
    list.current?.focus()
  }
  return (
    <ListScreen
      title={t('admin.messages')}
      toolbar={<MessagesToolbar address={address} counts={query.data?.counts} onChange={change} />}
      query={query}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, 'contactMessages.loadFailed')}
      rows={({ messages }) => (
        <SearchMarks search={address.search} by="text">
          <MessageRows
            messages={messages}
            address={address}
            onOpen={handleOpen}
            onClearSearch={handleClearSearch}
            list={list}
          />
        </SearchMarks>
      )}
      pager={() => <Pager {...pager} />}
    >
      {openId !== null && (
        <MessagePanel key={openId} id={openId} onClose={close} focusAfter={focusAfter} />
      )}
    </ListScreen>
  )
}
