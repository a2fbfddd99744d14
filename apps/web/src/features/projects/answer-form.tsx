import { BRIEF_MAX, type BriefGap } from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTakeTurn } from '../../data/projects.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

type AnswerFormProps = { projectId: string; questions: readonly BriefGap[] }

/** Form of the next turn: a field for each question, or one for anything the client wants to add. */
export function AnswerForm({ projectId, questions }: AnswerFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [answers, setAnswers] = useState<Partial<Record<BriefGap, string>>>({})
  const take = useTakeTurn(projectId)
  const isAsked = questions.length > 0
  const given = questions.flatMap((about) => {
    const answer = answers[about]?.trim() ?? ''
    return answer === '' ? [] : [{ about, text: answer }]
  })
  const isBlank = isAsked ? given.length === 0 : text.trim() === ''

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || take.isPending) return
    take.mutate(isAsked ? { answers: given } : { text }, {
      onSuccess: () => {
        setText('')
        setAnswers({})
      },
    })
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
      {!isAsked && (
        <TextArea
          rows={3}
          label={t('projects.conversation.more')}
          longest={BRIEF_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
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
