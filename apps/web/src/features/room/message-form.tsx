import { ROOM_TEXT_MAX } from '@podium/domain'
import type { TFunction } from 'i18next'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileToSend, WrongFile } from '../../data/room-files.ts'
import type { useWriteMessage } from '../../data/rooms.ts'
import { useDraft } from '../../lib/draft.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Form } from '../../ui/form.tsx'
import { LengthLeft } from '../../ui/length-left.tsx'
import { AttachButton } from './attach-button.tsx'
import { type AttachProblem, withChosen } from './attachable.ts'
import { ChosenFiles } from './chosen-files.tsx'
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
  send: Pick<ReturnType<typeof useWriteMessage>, 'mutate' | 'isPending' | 'error'> & {
    /** Share of the files that is sent, of a form that takes files. */
    sent?: number
  }
  onSent?: () => void
  takesFocus?: boolean
  /** Further button beside the one that sends; called back with what forgets the draft. */
  beside?: (forget: () => void) => ReactNode
}

/** Sentence for a message that was not sent; it names a file that is not what its name says. */
const sendFailure = (t: TFunction, error: Error) =>
  error instanceof WrongFile
    ? t('plan.room.files.problems.content', { name: error.file })
    : errorSentence(t, error)

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
  const [files, setFiles] = useState<FileToSend[]>([])
  const [problem, setProblem] = useState<AttachProblem>()
  const takesFiles = send.sent !== undefined
  const choose = (chosen: readonly File[]) => {
    const next = withChosen(files, chosen)
    setFiles(next.files)
    setProblem(next.problem)
  }
  const drop = useFileDrop({ disabled: !takesFiles || send.isPending, onFiles: choose })
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
    setProblem(undefined)
    typed.current = ''
    send.mutate(
      { text: sent, mentions: mentionedIn(sent, others), files },
      {
        onSuccess: () => {
          draft.keep(typed.current)
          setFiles([])
          onSent?.()
        },
        onError: () => type([sent, typed.current].filter(Boolean).join('\n')), // above what was typed since
      },
    )
  }
  return (
    <Form
      failure={
        isBlank
          ? t(files.length > 0 ? 'plan.room.files.sayWhat' : 'plan.room.write.blank')
          : send.error && sendFailure(t, send.error)
      }
      onSubmit={(event) => {
        event.preventDefault()
        handleSend()
      }}
      {...(takesFiles && drop.handlers)}
      className={classNames('gap-2', drop.isOver && 'rounded-lg outline-2 outline-primary')}
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
      <ChosenFiles
        files={files}
        sending={send.isPending ? send.sent : undefined}
        onRemove={(left) => setFiles(files.filter((file) => file !== left))}
      />
      {takesFiles && (
        <p role="status" className="text-sm text-danger wrap-anywhere empty:hidden">
          {problem && t(`plan.room.files.problems.${problem.problem}`, { name: problem.name })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {takesFiles && <AttachButton disabled={send.isPending} onFiles={choose} />}
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
