import type { RoomView } from '@podium/domain'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadRoom } from '../../../data/admin-projects.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { listOf, shortTime } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PanelPart } from '../../../ui/panel-part.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { ReadRoom } from './ask-for-room.tsx'
import { MessageRead } from './message-read.tsx'

type RoomReadingProps = { project: string; read: ReadRoom; onBack: () => void }

/** Room of a project as an admin reads it: people, decisions and messages, earlier ones on demand; files by name. */
export function RoomReading({ project, read, onBack }: RoomReadingProps) {
  const { t } = useTranslation()
  const [room, setRoom] = useState(read.room)
  const earlier = useReadRoom(project)
  const { people, decisions, messages } = room
  const handleEarlier = () =>
    earlier.mutate(
      { reason: read.reason, before: messages[0]?.position ?? 1 },
      { onSuccess: (page) => setRoom(withEarlier(page)) },
    )
  const nameOf = (person: { name: string | null } | null) =>
    person === null ? t('plan.room.formerMember') : (person.name ?? t('plan.room.someone'))
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <div>
        <Button variant="secondary" size="sm" ref={takeFocus} onClick={onBack}>
          <ArrowLeft aria-hidden size={16} />
          {t('adminProjects.record.back')}
        </Button>
      </div>
      <Notice tone="info">
        {t('adminProjects.room.told')}{' '}
        <TextLink to={`/admin/audit?target=${project}`}>{t('adminProjects.panel.audit')}</TextLink>
      </Notice>
      <PanelPart title={t('plan.room.people.title')}>
        <ul className="grid gap-1">
          {people.map((person) => (
            <li key={person.id} className="wrap-anywhere">
              <bdi className="font-medium">{nameOf(person)}</bdi>{' '}
              <span className="text-muted">
                {person.is_client
                  ? t('plan.room.people.client')
                  : listOf(person.roles.map((role) => role[currentLanguage()]))}
              </span>
            </li>
          ))}
        </ul>
      </PanelPart>
      <PanelPart title={t('plan.room.decisions.title')}>
        {decisions.length === 0 && (
          <p className="text-muted">{t('adminProjects.room.noDecisions')}</p>
        )}
        <ul className="grid gap-3 empty:hidden">
          {decisions.map(({ id, text, author, created_at: at, withdrawn }) => (
            <li key={id} className="grid gap-1 border-s-2 border-gold ps-3">
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {text}
              </p>
              <p className="text-muted">
                <bdi>{nameOf(author)}</bdi>, {shortTime(new Date(at))}
                {withdrawn !== null &&
                  ` · ${t('plan.room.decisions.withdrawn', {
                    name: nameOf(withdrawn.by),
                    day: shortTime(new Date(withdrawn.at)),
                  })}`}
              </p>
            </li>
          ))}
        </ul>
      </PanelPart>
      <PanelPart title={t('plan.room.thread')}>
        {messages.length === 0 && <p className="text-muted">{t('adminProjects.room.empty')}</p>}
        {room.has_earlier && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            waiting={earlier.isPending}
            onClick={handleEarlier}
          >
            {t('adminProjects.room.earlier')}
          </Button>
        )}
        {earlier.error !== null && (
          <Notice tone="danger" role="alert">
            {errorSentence(t, earlier.error)}
          </Notice>
        )}
        <ol className="grid gap-4 empty:hidden">
          {messages.map((message) => (
            <MessageRead key={message.position} message={message} author={nameOf(message.author)} />
          ))}
        </ol>
      </PanelPart>
    </div>
  )
}

/** The room with the messages of an earlier page before its own. */
const withEarlier = (page: RoomView) => (room: RoomView) => ({
  ...room,
  messages: [...page.messages, ...room.messages],
  has_earlier: page.has_earlier,
})

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
