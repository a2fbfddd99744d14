import type { RoomFile, RoomMessage } from '@podium/domain'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteFile, useDownloadFile } from '../../data/rooms.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { fileSize } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { useRoom } from './room-context.ts'

/** Files of a message: everybody in the room downloads them, its author and the client delete them. */
export function MessageFiles({ message }: { message: RoomMessage }) {
  const { t } = useTranslation()
  const { project, personId, room } = useRoom()
  const remove = useDeleteFile(project)
  const [leaving, setLeaving] = useState<RoomFile>()
  const { files, position, author, removed_files: removed } = message
  if (files.length === 0 && removed === 0) return null
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={t('plan.room.files.sent')} className="mt-1 grid justify-items-start gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex max-w-full items-center gap-1">
              <DownloadButton file={file} />
              {(room.is_client || author?.id === personId) && (
                <IconButton
                  icon={Trash2}
                  label={t('plan.room.files.delete', { name: file.name })}
                  onClick={() => setLeaving(file)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {removed > 0 && (
        <p className="mt-1 text-sm text-muted">
          {t('plan.room.files.removed', { count: removed })}
        </p>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={t('plan.room.files.deleteTitle')}
        message={t('plan.room.files.deleteHint', { name: leaving?.name ?? '' })}
        confirmLabel={t('plan.room.message.delete')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('plan.room.message.deleting')}
        waiting={remove.isPending}
        focusAfter={() => document.getElementById(`message-${position}`)}
        onConfirm={() =>
          leaving &&
          remove.mutate(leaving.id, {
            onError: (error) => toast.error(errorSentence(t, error)),
            onSettled: () => setLeaving(undefined),
          })
        }
        onCancel={() => setLeaving(undefined)}
      />
    </>
  )
}

function DownloadButton({ file }: { file: RoomFile }) {
  const { t } = useTranslation()
  const { project } = useRoom()
  const download = useDownloadFile(project)
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-w-0"
      waiting={download.isPending}
      onClick={() =>
        download.mutate(file, {
          onError: (error) => toast.error(errorSentence(t, error, 'plan.room.files.lost')),
        })
      }
    >
      <Download aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="sr-only">{t('plan.room.files.download')} </span>
      <bdi className="truncate">{file.name}</bdi>
      <span className="shrink-0 font-normal text-muted">{fileSize(file.size)}</span>
    </Button>
  )
}
