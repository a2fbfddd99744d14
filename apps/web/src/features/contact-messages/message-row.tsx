import type { ContactMessage } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { timeWords } from '../../lib/format.ts'
import { Marked } from '../../ui/marked.tsx'
import { RowHead } from '../../ui/row-head.tsx'

type MessageRowProps = { message: ContactMessage; onOpen: (id: string) => void }

/** One message in short; the row opens it. */
export function MessageRow({ message, onOpen }: MessageRowProps) {
  const { t } = useTranslation()
  const { id, name, email, subject, created_at } = message
  return (
    <li className="relative grid grid-cols-1 gap-1 px-4 py-3.5 hover:bg-hover sm:px-5">
      <RowHead time={timeWords(created_at)} onOpen={() => onOpen(id)}>
        <Marked byWord>{name}</Marked>
      </RowHead>
      <p className="truncate text-sm text-muted">
        {t(`contact.subjects.${subject}`)} · <Marked>{email}</Marked>
      </p>
      <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere">
        <Marked>{message.message}</Marked>
      </p>
    </li>
  )
}
