import type { Room, RoomMessage } from '@podium/domain'
import { MessagesSquare } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeReader, useWriteMessage } from '../../data/rooms.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { ExportProject } from './export-project.tsx'
import { MessageForm } from './message-form.tsx'
import { RoomContext } from './room-context.ts'
import { RoomDecisions } from './room-decisions.tsx'
import { RoomPeople } from './room-people.tsx'
import { Thread } from './thread.tsx'
import { useAbove } from './use-above.ts'
import { useMarkRead } from './use-mark-read.ts'

/** Room of a project: what client and team wrote, beside who reads it and what was decided. */
export function RoomView({ room, personId }: { room: Room; personId: string }) {
  const { t } = useTranslation()
  const { id } = room.project
  const [opened] = useState({ read: room.read, last: room.messages.at(-1)?.position ?? 0 })
  const [from, setFrom] = useState<RoomMessage | null>()
  const opener = useRef<HTMLElement | null>(null)
  const talk = useRef<HTMLDivElement>(null)
  useAbove(talk)
  const decide = (message: RoomMessage | null, button: HTMLElement | null) => {
    opener.current = button
    setFrom(message)
  }
  const write = useWriteMessage(id)
  useMarkRead(room)
  return (
    <RoomContext value={{ room, personId }}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_20rem]">
        {/* As high as the window leaves room, so that the form is in sight beneath any thread. */}
        <Card
          ref={talk}
          className="flex max-h-[max(24rem,calc(100dvh-var(--above)-var(--bars-below,0px)-1rem))] min-w-0 flex-col"
        >
          {room.messages.length === 0 ? (
            <EmptyList
              icon={MessagesSquare}
              title={t('plan.room.empty.title')}
              text={t(room.is_open ? 'plan.room.empty.text' : 'plan.room.empty.closed')}
            />
          ) : (
            <Thread opened={opened} onDecide={decide} />
          )}
          <div className="border-t border-border p-4 sm:p-5">
            {room.is_open ? (
              <MessageForm
                draftOf={`room.${id}`}
                label={t('plan.room.write.label')}
                sendLabel={t('plan.room.write.send')}
                send={write}
              />
            ) : (
              <Notice tone="info">{t('plan.room.closed')}</Notice>
            )}
          </div>
        </Card>
        <div className="grid min-w-0 gap-6">
          <RoomPeople />
          <RoomDecisions onDecide={(button) => decide(null, button)} />
          <MailsOfMentions room={room} />
          <ExportProject />
        </div>
      </div>
      <DecisionDialog from={from} returnTo={opener} onClose={() => setFrom(undefined)} />
    </RoomContext>
  )
}

/** Whether mails tell the reader of mentions that they have not read. */
function MailsOfMentions({ room: { project, mails_mentions: isOn } }: { room: Room }) {
  const { t } = useTranslation()
  const change = useChangeReader(project.id)
  return (
    <Checkbox
      label={t('plan.room.mails.label')}
      hint={t('plan.room.mails.hint')}
      checked={change.isPending ? (change.variables.mails_mentions ?? isOn) : isOn}
      onChange={({ target }) =>
        change.mutate(
          { mails_mentions: target.checked },
          { onError: (error) => toast.error(errorSentence(t, error)) },
        )
      }
    />
  )
}
