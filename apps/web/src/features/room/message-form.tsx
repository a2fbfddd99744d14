import { ROOM_TEXT_MAX } from '@podium/domain'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { useWriteMessage } from '../../data/rooms.ts'
import { useDraft } from '../../lib/draft.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { LengthLeft } from '../../ui/length-left.tsx'
import { MentionField } from './mention-field.tsx'
import { mentionedIn } from './mention-text.ts'
import { useRoom } from './room-context.ts'

type MessageFormProps = {
  /** Purpose of the draft. */
  draftOf: string
  /** Text that is changed; empty for a new message. */
  initial?: string
  label: string
  sendLabel: string
  send: Pick<ReturnType<typeof useWriteMessage>, 'mutate' | 'isPending' | 'error'>
  onSent?: () => void
  takesFocus?: boolean
  /** Further button beside the one that sends; called back with what forgets the draft. */
  beside?: (forget: () => void) => ReactNode
}

/** Form that writes a message or changes one; the text is kept as a draft until it is stored. */
export function MessageForm({
  draftOf,
  initial = '',
  label,
  sendLabel,
  send,
  onSent,
  takesFocus = false,
  beside,
}: MessageFormProps) {
  const { t } = useTranslation()
  const { personId, others } = useRoom()
  const draft = useDraft(personId, draftOf)
  const [text, setText] = useState(draft.initial || initial)
  const typed = useRef('')
  const [isBlank, setIsBlank] = useState(false)
  const lengthId = useId()
  const type = (next: string) => {
    setText(next)
    typed.current = next
    setIsBlank(false)
    if (!send.isPending) draft.keep(next)
  }
  const isTooLong = text.length > ROOM_TEXT_MAX

  const handleSend = () => {
    if (send.isPending || isTooLong) return
    const sent = text.trim()
    if (sent === '') return setIsBlank(true)
    setText('')
    typed.current = ''
    send.mutate(
      { text: sent, mentions: mentionedIn(sent, others) },
      {
        onSuccess: () => {
          draft.keep(typed.current)
          onSent?.()
        },
        onError: () => type([sent, typed.current].filter(Boolean).join('\n')), // above what was typed since
      },
    )
  }
  return (
    <Form
      failure={isBlank ? t('plan.room.write.blank') : send.error && errorSentence(t, send.error)}
      onSubmit={(event) => {
        event.preventDefault()
        handleSend()
      }}
      className="gap-2"
    >
      <MentionField
        label={label}
        placeholder={t('plan.room.write.placeholder')}
        aria-describedby={lengthId}
        value={text}
        onChange={type}
        people={others}
        isInvalid={isBlank || isTooLong}
        takesFocus={takesFocus}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <LengthLeft id={lengthId} length={text.length} max={ROOM_TEXT_MAX} className="me-auto" />
        {beside?.(() => draft.keep(''))}
        <Button
          type="submit"
          size="sm"
          waiting={send.isPending}
          waitingLabel={t('plan.room.write.sending')}
        >
          {sendLabel}
        </Button>
      </div>
    </Form>
  )
}
