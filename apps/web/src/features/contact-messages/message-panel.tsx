import type { ContactMessageDetail } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contactMessageQuery } from '../../data/contact-messages.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { exactTime } from '../../lib/format.ts'
import { isGone } from '../../lib/is-refusal.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { MessageActions } from './message-actions.tsx'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'

type MessagePanelProps = {
  id: string
  onClose: () => void
  /** Element to focus when the panel closes; null: the element that opened it. */
  focusAfter: () => HTMLElement | null
}

/** Panel of one message, with its replies and actions. */
export function MessagePanel({ id, onClose, focusAfter }: MessagePanelProps) {
  const { t } = useTranslation()
  const query = useQuery(contactMessageQuery(id))
  return (
    <SidePanel title={t('contactMessages.panel.title')} onClose={onClose} focusAfter={focusAfter}>
      <Loaded
        query={query}
        loading={<ListSkeleton />}
        sentence={(error) => errorSentence(t, error)}
        isFinal={isGone}
      >
        {(message) => <Detail message={message} />}
      </Loaded>
    </SidePanel>
  )
}

function Detail({ message }: { message: ContactMessageDetail }) {
  const { t } = useTranslation()
  const { name, email, subject, language, status, created_at } = message
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-1">
        <p className="font-display text-2xl font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="wrap-anywhere">
          <a href={`mailto:${email}`} className="rounded text-primary underline underline-offset-4">
            {email}
          </a>
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        <dt className="text-muted">{t('contactMessages.panel.subject')}</dt>
        <dd>{t(`contact.subjects.${subject}`)}</dd>
        <dt className="text-muted">{t('contactMessages.panel.received')}</dt>
        <dd>
          <time dateTime={created_at}>{exactTime(new Date(created_at))}</time>
        </dd>
        <dt className="text-muted">{t('contactMessages.panel.language')}</dt>
        <dd>{t(`contactMessages.languages.${language}`)}</dd>
        <dt className="text-muted">{t('contactMessages.status')}</dt>
        <dd>{t(`contactMessages.badges.${status}`)}</dd>
      </dl>
      <p
        dir="auto"
        className="rounded-xl bg-sunken p-4 leading-7 wrap-anywhere whitespace-pre-wrap"
      >
        {message.message}
      </p>
      <MessageActions message={message} />
      <Replies replies={message.replies} />
      <ReplyForm key={message.id} message={message} />
    </div>
  )
}
