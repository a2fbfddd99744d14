import type { RoomMessage } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { fileSize, shortTime } from '../../../lib/format.ts'

type MessageReadProps = { message: RoomMessage; author: string }

/** Message of a room to read, its files by name. */
export function MessageRead({ message, author }: MessageReadProps) {
  const { t } = useTranslation()
  const { text, created_at: at, is_deleted: isDeleted, edited_at: editedAt, files } = message
  return (
    <li className="grid grid-cols-1 gap-1">
      <p>
        <bdi className="font-semibold">{author}</bdi>{' '}
        <time dateTime={at} className="text-muted">
          {shortTime(new Date(at))}
          {editedAt !== null && !isDeleted && ` · ${t('plan.room.edited')}`}
        </time>
      </p>
      {isDeleted ? (
        <p className="text-muted italic">{t('plan.room.deleted')}</p>
      ) : (
        <p dir="auto" className="leading-6 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={t('plan.room.files.sent')} className="grid gap-1 text-muted">
          {files.map(({ id, name, size }) => (
            <li key={id} className="wrap-anywhere">
              <bdi>{name}</bdi> · {fileSize(size)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
