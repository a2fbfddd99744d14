import { FEEDBACK_QUESTIONS, type ProjectFeedback } from '@podium/domain'
import { useTranslation } from 'react-i18next'

type FeedbackAnswersProps = {
  title: string
  feedback: ProjectFeedback | null
  /** Person it is about. */
  about: 'client' | 'member'
}

/** One side’s feedback, or that there is none. */
export function FeedbackAnswers({ title, feedback, about }: FeedbackAnswersProps) {
  const { t } = useTranslation()
  return (
    <div className="grid content-start gap-2 rounded-xl bg-sunken p-4">
      <p className="font-medium">{title}</p>
      {feedback === null ? (
        <p className="text-sm text-muted">{t('plan.feedback.none')}</p>
      ) : (
        <>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
            {FEEDBACK_QUESTIONS.map((question) => (
              <div key={question} className="contents">
                <dt className="text-muted">{t(`plan.feedback.questions.${about}.${question}`)}</dt>
                <dd className="tabular-nums">
                  {t('plan.feedback.outOf', { score: feedback[question] })}
                </dd>
              </div>
            ))}
            <dt className="text-muted">{t('plan.feedback.again')}</dt>
            <dd>{t(feedback.again ? 'plan.feedback.yes' : 'plan.feedback.no')}</dd>
          </dl>
          {feedback.comment !== null && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {feedback.comment}
            </p>
          )}
        </>
      )}
    </div>
  )
}
