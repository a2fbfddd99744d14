import { BRIEF_MAX, type BriefGap } from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTakeTurn } from '../../data/projects.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Form } from '../../ui/form.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BriefFileButton } from './brief-file/brief-file-button.tsx'
import { useBriefFile } from './brief-file/use-brief-file.ts'

type AnswerFormProps = { projectId: string; questions: readonly BriefGap[] }

/**
 * Form of the next turn: a field for each question, and one for anything the client wants to add where nothing is asked, or
 * for the text of a file they add.
 */
export function AnswerForm({ projectId, questions }: AnswerFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [answers, setAnswers] = useState<Partial<Record<BriefGap, string>>>({})
  const take = useTakeTurn(projectId)
  const isAsked = questions.length > 0
  const hasText = text.trim() !== ''
  const { file, isReading, read, forget } = useBriefFile((added) =>
    setText((now) => [now.trim(), added].filter((part) => part !== '').join('\n\n')),
  )
  const { isOver, handlers } = useFileDrop({ disabled: isReading, onFiles: read })
  const given = questions.flatMap((about) => {
    const answer = answers[about]?.trim() ?? ''
    return answer === '' ? [] : [{ about, text: answer }]
  })
  const isBlank = given.length === 0 && !hasText

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || take.isPending) return
    take.mutate(
      { ...(hasText && { text }), ...(isAsked && { answers: given }) },
      {
        onSuccess: () => {
          setText('')
          setAnswers({})
          forget()
        },
      },
    )
  }
  return (
    <Form failure={take.error && errorSentence(t, take.error)} onSubmit={handleSubmit}>
      {questions.map((about) => (
        <TextField
          key={about}
          label={t(`projects.questions.${about}`)}
          longest={BRIEF_MAX}
          value={answers[about] ?? ''}
          onChange={({ target }) => setAnswers((now) => ({ ...now, [about]: target.value }))}
        />
      ))}
      <div
        {...handlers}
        className={classNames(
          'grid gap-3 rounded-lg outline-2 outline-offset-4 outline-transparent outline-dashed',
          isOver && 'outline-primary',
        )}
      >
        {(!isAsked || hasText || file.state === 'read') && (
          <TextArea
            rows={3}
            label={t('projects.conversation.more')}
            longest={BRIEF_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <BriefFileButton file={file} onFiles={read} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={isBlank}
          waiting={take.isPending}
          waitingLabel={t('projects.conversation.sending')}
        >
          {t('projects.conversation.send')}
        </Button>
        {isAsked && (
          <Button
            ref={handOnFocus}
            variant="ghost"
            waiting={take.isPending}
            onClick={() => take.mutate({})}
          >
            {t('projects.conversation.leave')}
          </Button>
        )}
      </div>
    </Form>
  )
}
