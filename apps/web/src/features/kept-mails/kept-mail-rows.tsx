import type { KeptMail } from '@podium/domain'
import { MailX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'

type KeptMailRowsProps = { mails: readonly KeptMail[]; onOpen: (id: string) => void }

/** One page of the kept mails; a row opens its mail. */
export function KeptMailRows({ mails, onOpen }: KeptMailRowsProps) {
  const { t } = useTranslation()
  return (
    <Card className="overflow-hidden">
      <ul aria-label={t('admin.keptMails.title')} className="divide-y divide-border">
        {mails.map((mail) => (
          <Row key={mail.id} mail={mail} onOpen={onOpen} />
        ))}
      </ul>
      {mails.length === 0 && <EmptyList icon={MailX} text={t('admin.keptMails.empty')} />}
    </Card>
  )
}

function Row({ mail, onOpen }: { mail: KeptMail; onOpen: (id: string) => void }) {
  const { id, to, subject, language, created_at } = mail
  const keptAt = new Date(created_at)
  return (
    <li className="relative grid grid-cols-1 gap-1 px-4 py-3.5 hover:bg-hover sm:px-5">
      <div className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          lang={language}
          onClick={() => onOpen(id)}
          className="min-w-0 truncate rounded text-start font-medium after:absolute after:inset-0"
        >
          {subject}
        </button>
        <time
          dateTime={created_at}
          title={exactTime(keptAt)}
          className="shrink-0 text-sm text-muted"
        >
          {relativeTime(keptAt, new Date())}
        </time>
      </div>
      <p className="truncate text-sm text-muted">{to}</p>
    </li>
  )
}
