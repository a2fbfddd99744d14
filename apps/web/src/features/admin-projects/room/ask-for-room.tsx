import { READING_REASON_MAX, type RoomView } from '@podium/domain'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReadRoom } from '../../../data/admin-projects.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ReasonForm } from '../../../ui/reason-form.tsx'
import { useOpenedForm } from '../../../ui/use-opened-form.ts'

/** Room that was read, and for which reason. */
export type ReadRoom = { room: RoomView; reason: string }

type AskForRoomProps = { project: string; onRead: (read: ReadRoom) => void }

/** Button that opens the form with which an admin reads a room: they say why, and the people of the room read it. */
export function AskForRoom({ project, onRead }: AskForRoomProps) {
  const { t } = useTranslation()
  const read = useReadRoom(project)
  const { isOpen, opener, open, cancel } = useOpenedForm(read, () => undefined)
  if (!isOpen)
    return (
      <Button
        ref={opener}
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={open}
      >
        <MessagesSquare aria-hidden size={16} strokeWidth={1.75} />
        {t('adminProjects.room.read')}
      </Button>
    )
  return (
    <ReasonForm
      texts={{
        label: t('adminProjects.room.reason'),
        hint: t('adminProjects.room.hint'),
        blank: t('adminProjects.room.blank'),
        submit: t('adminProjects.room.open'),
        waiting: t('adminProjects.room.opening'),
      }}
      longest={READING_REASON_MAX}
      failure={read.error && errorSentence(t, read.error)}
      isWaiting={read.isPending}
      onSubmit={(reason) =>
        read.mutate({ reason }, { onSuccess: (room) => onRead({ room, reason }) })
      }
      onCancel={cancel}
    />
  )
}
