import type { MessageDetail, MessageStatus } from '@podium/domain'
import { Archive, CheckCheck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSetMessageStatus } from '../../data/admin-messages.ts'
import { Button } from '../../ui/button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { toast } from '../../ui/toast.ts'

const ACTIONS = {
  answered: { icon: CheckCheck, text: 'messages.markAnswered', done: 'messages.marked' },
  archived: { icon: Archive, text: 'messages.archive', done: 'messages.archived' },
  open: { icon: Undo2, text: 'messages.reopen', done: 'messages.reopened' },
} as const

/** Statuses offered from each status. */
const NEXT: Record<MessageStatus, readonly MessageStatus[]> = {
  open: ['answered', 'archived'],
  answered: ['archived', 'open'],
  archived: ['open'],
}

/** Buttons that change a message's status. */
export function MessageActions({ message }: { message: MessageDetail }) {
  const { t } = useTranslation()
  const set = useSetMessageStatus(message.id)
  return (
    <fieldset tabIndex={-1} className="flex flex-wrap gap-2 rounded outline-none">
      <legend className="sr-only">{t('messages.status')}</legend>
      {NEXT[message.status].map((status) => {
        const { icon: Icon, text, done } = ACTIONS[status]
        return (
          <Button
            key={status}
            ref={handOnFocus}
            variant="secondary"
            size="sm"
            disabled={set.isPending && set.variables !== status}
            waiting={set.isPending && set.variables === status}
            waitingLabel={t('messages.changing')}
            onClick={() => set.mutate(status, { onSuccess: () => toast.success(t(done)) })}
          >
            <Icon aria-hidden size={16} />
            {t(text)}
          </Button>
        )
      })}
    </fieldset>
  )
}
