import type { RoomMessage } from '@podium/domain'
import { Ellipsis, Pencil, Scale, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteMessage, useEditMessage } from '../../data/rooms.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { exactTime, timeOfDay } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { MessageFiles } from './message-files.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageText } from './message-text.tsx'
import { useRoom } from './room-context.ts'

type MessageItemProps = {
  message: RoomMessage
  /** Begins a decision with the message. */
  onDecide: (message: RoomMessage, button: HTMLElement | null) => void
}

/** Message of a room; its author changes and deletes it, everybody records a decision from it. */
export function MessageItem({ message, onDecide }: MessageItemProps) {
  const { t } = useTranslation()
  const { room, personId, nameOf } = useRoom()
  const [isEditing, setIsEditing] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const { position, author, created_at, edited_at, is_deleted: isDeleted } = message
  const isOwn = author?.id === personId
  const name = nameOf(author)

  const stopEditing = () => {
    setIsEditing(false)
    menu.current?.focus()
  }
  return (
    <li id={`message-${position}`} tabIndex={-1} className="flex gap-3 outline-none">
      <Avatar personId={author?.id} name={name} src={author?.avatar_url} size="sm" />
      <div className="grid min-w-0 grow grid-cols-1">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0 text-sm leading-8">
            <bdi className="text-base font-semibold">{name}</bdi>{' '}
            <time
              dateTime={created_at}
              title={exactTime(new Date(created_at))}
              className="ms-1 text-muted"
            >
              {timeOfDay(new Date(created_at))}
            </time>
            {edited_at !== null && !isDeleted && (
              <span title={exactTime(new Date(edited_at))} className="text-muted">
                {' '}
                · {t('plan.room.edited')}
              </span>
            )}
          </p>
          {!isDeleted && !isEditing && room.is_open && (
            <Actions
              message={message}
              isOwn={isOwn}
              buttonRef={menu}
              onEdit={() => setIsEditing(true)}
              onDecide={() => onDecide(message, menu.current)}
            />
          )}
        </div>
        {isDeleted && <p className="text-muted italic">{t('plan.room.deleted')}</p>}
        {!isDeleted && !isEditing && <MessageText message={message} />}
        {!isDeleted && <MessageFiles message={message} />}
        {isEditing && <Edit message={message} onDone={stopEditing} />}
      </div>
    </li>
  )
}

type ActionsProps = {
  message: RoomMessage
  isOwn: boolean
  buttonRef: React.RefObject<HTMLButtonElement | null>
  onEdit: () => void
  onDecide: () => void
}

function Actions({
  message: { position, author },
  isOwn,
  buttonRef,
  onEdit,
  onDecide,
}: ActionsProps) {
  const { t } = useTranslation()
  const { project, nameOf } = useRoom()
  const remove = useDeleteMessage(project)
  const [isLeaving, setIsLeaving] = useState(false)
  const own: MenuEntry[] = [
    { icon: Pencil, text: t('plan.room.message.edit'), onSelect: onEdit },
    { icon: Trash2, text: t('plan.room.message.delete'), onSelect: () => setIsLeaving(true) },
  ]
  return (
    <>
      <Menu
        ref={buttonRef}
        icon={Ellipsis}
        label={t('plan.room.message.menu', { author: nameOf(author) })}
        entries={[
          { icon: Scale, text: t('plan.room.message.decide'), onSelect: onDecide },
          ...(isOwn ? own : []),
        ]}
        className="-me-2 shrink-0"
      />
      <ConfirmDialog
        open={isLeaving}
        danger
        title={t('plan.room.message.deleteTitle')}
        message={t('plan.room.message.deleteHint')}
        confirmLabel={t('plan.room.message.delete')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('plan.room.message.deleting')}
        waiting={remove.isPending}
        focusAfter={() => document.getElementById(`message-${position}`)}
        onConfirm={() =>
          remove.mutate(position, {
            onError: (error) => toast.error(errorSentence(t, error)),
            onSettled: () => setIsLeaving(false),
          })
        }
        onCancel={() => setIsLeaving(false)}
      />
    </>
  )
}

function Edit({
  message: { position, text },
  onDone,
}: {
  message: RoomMessage
  onDone: () => void
}) {
  const { t } = useTranslation()
  const { project } = useRoom()
  const edit = useEditMessage(project, position)
  return (
    <MessageForm
      draftOf={`room.${project}.${position}`}
      initial={text}
      label={t('plan.room.message.edit')}
      sendLabel={t('common.save')}
      send={edit}
      onSent={onDone}
      takesFocus
      beside={(forget) => (
        <Button
          variant="secondary"
          size="sm"
          disabled={edit.isPending}
          onClick={() => {
            forget()
            onDone()
          }}
        >
          {t('common.cancel')}
        </Button>
      )}
    />
  )
}
