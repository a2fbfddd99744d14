import { DELIVERY_TEXT_MAX, type DeliveryAnswerForm } from '@podium/domain'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerDelivery } from '../../../data/plans.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { useKeptFields } from '../../../lib/use-kept-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { usePlan } from '../plan-context.ts'
import { OpenTasks } from './open-tasks.tsx'

type AnswerDeliveryProps = { milestone: string; version: number }

const BLANK = { comment: '' }

/**
 * The client's answer to what waits: accepted, or changes with the comment that says which; the comment is kept until it
 * is sent.
 */
export function AnswerDelivery({ milestone, version }: AnswerDeliveryProps) {
  const { t } = useTranslation()
  const { project } = usePlan()
  const { typed, type, forget } = useKeptFields(`answer.${project}.${milestone}.${version}`, BLANK)
  const { comment } = typed
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const answer = useAnswerDelivery(project)
  const sent = answer.isPending ? answer.variables.answer : undefined
  const send = (given: DeliveryAnswerForm['answer']) => {
    if (answer.isPending) return
    const text = comment.trim()
    const isUnsaid = given === 'changes' && text === ''
    setIsMissing(isUnsaid)
    if (isUnsaid) return field.current?.focus()
    answer.mutate(
      given === 'changes'
        ? { milestone, version, answer: given, comment: text }
        : { milestone, version, answer: given, ...(text !== '' && { comment: text }) },
      { onSuccess: forget },
    )
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent // as React has it for every submit
        send(submitter?.dataset['answer'] === 'changes' ? 'changes' : 'accepted')
      }}
      failure={answer.error && errorSentence(t, answer.error)}
      className="rounded-xl bg-sunken p-4"
    >
      <TextArea
        ref={field}
        label={t('plan.milestone.comment')}
        rows={3}
        longest={DELIVERY_TEXT_MAX}
        value={comment}
        onChange={({ target }) => type({ comment: target.value })}
        error={isMissing ? t('plan.milestone.commentMissing') : undefined}
      />
      <OpenTasks milestone={milestone} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          waiting={sent === 'accepted'}
          waitingLabel={t('plan.milestone.sending')}
        >
          {t('plan.milestone.accept')}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          data-answer="changes"
          waiting={sent === 'changes'}
          waitingLabel={t('plan.milestone.sending')}
        >
          {t('plan.milestone.askChanges')}
        </Button>
      </div>
    </Form>
  )
}
