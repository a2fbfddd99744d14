import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesAddress } from '../data/admin-messages.ts'
import { MessageList } from '../features/messages/message-list.tsx'
import { MessagePanel } from '../features/messages/message-panel.tsx'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePageTitle } from '../lib/use-page-title.ts'

/** What visitors wrote in the contact form; what it shows is in the address. */
export function AdminMessages() {
  const { t } = useTranslation()
  usePageTitle(t('admin.messages'))
  const { address, opened, change, open, close } = useListAddress(messagesAddress, { page: 1 })
  const openId = opened('message')
  const list = useRef<HTMLUListElement>(null)
  const opener = useRef<Element>(null)

  const handleOpen = (id: string) => {
    opener.current = document.activeElement
    open('message', id)
  }
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
      <h1 className="font-display text-3xl font-semibold tracking-tight">{t('admin.messages')}</h1>
      <MessageList address={address} onChange={change} onOpen={handleOpen} list={list} />
      {openId !== null && (
        <MessagePanel
          key={openId}
          id={openId}
          onClose={close}
          focusAfter={() => (opener.current?.isConnected ? null : list.current)}
        />
      )}
    </div>
  )
}
