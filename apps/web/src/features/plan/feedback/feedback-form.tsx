import {
  FEEDBACK_QUESTIONS,
  FEEDBACK_TEXT_MAX,
  feedbackForm,
  type ProjectFeedback,
} from '@podium/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGiveFeedback } from '../../../data/feedback.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type FeedbackFormProps = {
  project: string
  personId: string
  /** Person it is about. */
  about: 'client' | 'member'
  /** Feedback given before. */
  given: ProjectFeedback | null
  onDone: () => void
}

/** Words of the scores, from 1 on. */
const SCORES = ['poor', 'fair', 'fine', 'good', 'excellent'] as const

/** A few questions about somebody, and a text if one likes. */
export function FeedbackForm({ project, personId, about, given, onDone }: FeedbackFormProps) {
  const { t } = useTranslation()
  const give = useGiveFeedback(project)
  const [scores, setScores] = useState({
    quality: String(given?.quality ?? ''),
    timeliness: String(given?.timeliness ?? ''),
    communication: String(given?.communication ?? ''),
  })
  const [again, setAgain] = useState(given === null ? '' : given.again ? 'yes' : 'no')
  const [comment, setComment] = useState(given?.comment ?? '')
  const [isTried, setIsTried] = useState(false)
  const missing = t('plan.feedback.missing')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const form = feedbackForm.safeParse({
      quality: Number(scores.quality),
      timeliness: Number(scores.timeliness),
      communication: Number(scores.communication),
      again: again === '' ? undefined : again === 'yes',
      comment: comment.trim() === '' ? null : comment,
    })
    if (form.success) give.mutate({ person: personId, ...form.data }, { onSuccess: onDone })
  }
  return (
    <Form onSubmit={handleSubmit} failure={give.error && errorSentence(t, give.error)}>
      <p className="text-sm text-muted">{t('plan.feedback.blind')}</p>
      {FEEDBACK_QUESTIONS.map((question) => (
        <Select
          key={question}
          label={t(`plan.feedback.questions.${about}.${question}`)}
          value={scores[question]}
          onChange={({ target }) => setScores({ ...scores, [question]: target.value })}
          error={isTried && scores[question] === '' ? missing : undefined}
          options={[
            { value: '', label: t('plan.feedback.choose') },
            ...SCORES.map((score, index) => ({
              value: String(index + 1),
              label: t(`plan.feedback.scores.${score}`),
            })),
          ]}
        />
      ))}
      <Select
        label={t('plan.feedback.again')}
        value={again}
        onChange={({ target }) => setAgain(target.value)}
        error={isTried && again === '' ? missing : undefined}
        options={[
          { value: '', label: t('plan.feedback.choose') },
          { value: 'yes', label: t('plan.feedback.yes') },
          { value: 'no', label: t('plan.feedback.no') },
        ]}
      />
      <TextArea
        label={t('plan.feedback.comment')}
        optional={t('common.optional')}
        rows={4}
        longest={FEEDBACK_TEXT_MAX}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <Button
        type="submit"
        waiting={give.isPending}
        waitingLabel={t('plan.task.saving')}
        className="justify-self-start"
      >
        {t('plan.feedback.send')}
      </Button>
    </Form>
  )
}
