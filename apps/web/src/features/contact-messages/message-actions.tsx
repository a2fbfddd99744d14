import type { ContactMessageDetail, ContactMessageStatus } from '@podium/domain'
import { Archive, CheckCheck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSetContactMessageStatus } from '../../data/contact-messages.ts'
import { Button } from '../../ui/button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { toast } from '../../ui/toast.ts'

const ACTIONS = {
  answered: {
    icon: CheckCheck,
    text: 'contactMessages.markAnswered',
    done: 'contactMessages.marked',
  },
  archived: { icon: Archive, text: 'contactMessages.archive', done: 'contactMessages.archived' },
  open: { icon: Undo2, text: 'contactMessages.reopen', done: 'contactMessages.reopened' },
} as const

/** Statuses offered from each status. */
const NEXT: Record<ContactMessageStatus, readonly ContactMessageStatus[]> = {
  open: ['answered', 'archived'],
  answered: ['archived', 'open'],
  archived: ['open'],
}

/** Buttons that change a message's status. */
export function MessageActions({ message }: { message: ContactMessageDetail }) {
  const { t } = useTranslation()
  const set = useSetContactMessageStatus(message.id)
  return (
    <fieldset tabIndex={-1} className="flex flex-wrap gap-2 rounded outline-none">
      <legend className="sr-only">{t('contactMessages.status')}</legend>
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
            waitingLabel={t('contactMessages.changing')}
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
