import type { ContactMessage } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { Marked } from '../../ui/marked.tsx'

type MessageRowProps = { message: ContactMessage; onOpen: (id: string) => void }

/** One message in short; the row opens it. */
export function MessageRow({ message, onOpen }: MessageRowProps) {
  const { t } = useTranslation()
  const { id, name, email, subject, created_at } = message
  const receivedAt = new Date(created_at)
  return (
    <li className="relative grid grid-cols-1 gap-1 px-4 py-3.5 hover:bg-hover sm:px-5">
      <div className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="min-w-0 truncate rounded text-start font-medium after:absolute after:inset-0"
        >
          <bdi>
            <Marked byWord>{name}</Marked>
          </bdi>
        </button>
        <time
          dateTime={created_at}
          title={exactTime(receivedAt)}
          className="shrink-0 text-sm text-muted"
        >
          {relativeTime(receivedAt, new Date())}
        </time>
      </div>
      <p className="truncate text-sm text-muted">
        {t(`contact.subjects.${subject}`)} · <Marked>{email}</Marked>
      </p>
      <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere">
        <Marked>{message.message}</Marked>
      </p>
    </li>
  )
}
