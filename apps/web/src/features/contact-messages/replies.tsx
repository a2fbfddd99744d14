import type { ContactMessageDetail } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { exactTime } from '../../lib/format.ts'

/** Replies to a message, with author and time. */
export function Replies({ replies }: Pick<ContactMessageDetail, 'replies'>) {
  const { t } = useTranslation()
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-border pt-5">
      <h3 className="font-semibold">{t('contactMessages.panel.replies')}</h3>
      {replies.length === 0 && (
        <p className="text-sm text-muted">{t('contactMessages.panel.noReply')}</p>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {replies.map(({ id, body, created_at, author_email }) => (
          <li key={id} className="grid gap-1 border-primary border-s-2 ps-4">
            <p className="text-sm wrap-anywhere text-muted">
              {author_email ?? t('contactMessages.panel.formerAdmin')} ·{' '}
              <time dateTime={created_at}>{exactTime(new Date(created_at))}</time>
            </p>
            <p dir="auto" className="leading-7 wrap-anywhere whitespace-pre-wrap">
              {body}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
