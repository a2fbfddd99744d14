import type { RoomMessage } from '@podium/domain'
import { ArrowDown } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEarlierMessages } from '../../data/rooms.ts'
import { dayInWords } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { MessageItem } from './message-item.tsx'
import { useRoom } from './room-context.ts'

type ThreadProps = {
  /** State when the room was opened: how far its reader had read, and its newest message. */
  opened: { read: number; last: number }
  onDecide: (message: RoomMessage, button: HTMLElement | null) => void
}

/**
 * Messages of a room by day, oldest first. It opens at the newest and stays there while others write; whoever has scrolled
 * back stays where they are and is told. New messages of others are announced.
 */
export function Thread({ opened, onDecide }: ThreadProps) {
  const { t } = useTranslation()
  const { room, personId, project, nameOf } = useRoom()
  const earlier = useEarlierMessages(project)
  const log = useRef<HTMLDivElement>(null)
  const [isBack, setIsBack] = useState(false)
  const { messages, has_earlier: hasEarlier } = room
  const [seen, setSeen] = useState(opened.last)
  const isFromOther = ({ author }: RoomMessage) => author?.id !== personId
  const last = messages.at(-1)
  const firstUnread = messages.find(
    (message) =>
      message.position > opened.read && message.position <= opened.last && isFromOther(message),
  )
  const below = isBack
    ? messages.filter((message) => message.position > seen && isFromOther(message)).length
    : 0
  const arrived =
    last !== undefined && last.position > opened.last && isFromOther(last) ? last : undefined

  const handleScroll = () => {
    const back = Math.abs(log.current?.scrollTop ?? 0) > 40
    setIsBack(back)
    if (!back || !isBack) setSeen(last?.position ?? 0)
  }
  return (
    <div className="relative flex min-h-40 flex-col">
      {/* Upside down, so that the browser keeps the newest message in view. */}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={t('plan.room.thread')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        onScroll={handleScroll}
        className="flex flex-col-reverse overflow-y-auto px-4 py-4 sm:px-5"
      >
        <ol className="mb-auto grid grid-cols-1 gap-5">
          {hasEarlier && (
            <li className="grid justify-items-center">
              <Button
                variant="ghost"
                size="sm"
                waiting={earlier.isPending}
                waitingLabel={t('common.loading')}
                onClick={() => messages[0] && earlier.mutate(messages[0].position)}
              >
                {t('plan.room.earlier')}
              </Button>
            </li>
          )}
          {messages.map((message, place) => (
            <Fragment key={message.position}>
              {dayOf(message) !== dayOf(messages[place - 1]) && (
                <Line text={dayInWords(new Date(message.created_at))} />
              )}
              {message === firstUnread && <Line text={t('plan.room.unread')} isNew />}
              <MessageItem message={message} onDecide={onDecide} />
            </Fragment>
          ))}
        </ol>
      </div>
      <p role="status" className="sr-only">
        {arrived &&
          !arrived.is_deleted &&
          t('plan.room.arrived', { name: nameOf(arrived.author), text: arrived.text })}
      </p>
      {below > 0 && (
        <Button
          size="sm"
          className="absolute inset-x-0 bottom-3 mx-auto w-fit rounded-full shadow-popup"
          onClick={() => log.current?.scrollTo({ top: 0 })}
        >
          <ArrowDown aria-hidden size={16} strokeWidth={1.75} />
          {t('plan.room.below', { count: below })}
        </Button>
      )}
    </div>
  )
}

/** Day of a message where the reader is. */
const dayOf = (message: RoomMessage | undefined) =>
  message && new Date(message.created_at).toDateString()

/** Line across the thread: a day, or where what is unread begins. */
function Line({ text, isNew = false }: { text: string; isNew?: boolean }) {
  return (
    <li
      className={`flex items-center gap-3 text-sm before:h-px before:grow after:h-px after:grow ${
        isNew
          ? 'font-medium text-danger before:bg-danger after:bg-danger'
          : 'text-muted before:bg-border after:bg-border'
      }`}
    >
      <span className="first-letter:uppercase">{text}</span>
    </li>
  )
}
