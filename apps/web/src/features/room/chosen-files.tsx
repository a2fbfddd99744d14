import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FileToSend } from '../../data/room-files.ts'
import { fileSize } from '../../lib/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'

type ChosenFilesProps = {
  files: readonly FileToSend[]
  /** Share of their bytes that is sent, from 0 to 1, while the message is on its way. */
  sending: number | undefined
  onRemove: (file: FileToSend) => void
}

/** Files that go with the message that is written, each of which can be left out, and how far they are sent. */
export function ChosenFiles({ files, sending, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <div className="grid gap-2">
      <ul aria-label={t('plan.room.files.chosen')} className="grid gap-1">
        {files.map((one) => (
          <li
            key={`${one.name} ${one.file.size} ${one.file.lastModified}`}
            className="flex items-center gap-2 text-sm"
          >
            <bdi className="min-w-0 truncate">{one.name}</bdi>
            <span className="shrink-0 text-muted">{fileSize(one.file.size)}</span>
            {sending === undefined && (
              <IconButton
                icon={X}
                label={t('plan.room.files.leaveOut', { name: one.name })}
                onClick={() => onRemove(one)}
              />
            )}
          </li>
        ))}
      </ul>
      {sending !== undefined && (
        <Progress label={t('plan.room.files.sending')} done={sending} total={1} />
      )}
    </div>
  )
}
