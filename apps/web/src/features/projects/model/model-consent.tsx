import type { ProjectModel } from '@podium/domain'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModelConsent } from '../../../data/project-model.ts'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'

type ModelConsentProps = { projectId: string; model: ProjectModel }

/** Asks whether the provider's model may read the brief, or says what was answered with the way back. */
export function ModelConsent({ projectId, model }: ModelConsentProps) {
  const { t } = useTranslation()
  const [isAskedAgain, setIsAskedAgain] = useState(false)
  const { mutate, isPending } = useModelConsent(projectId)
  const answer = (given: boolean) => {
    if (isPending) return
    mutate({ given, model }, { onSuccess: () => setIsAskedAgain(false) })
  }
  if (model.consent === 'unasked' || isAskedAgain) {
    return <Question model={model} waiting={isPending} onAnswer={answer} />
  }
  const isGiven = model.consent === 'given'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-border pt-4 text-sm text-muted">
      <p className="min-w-0 wrap-anywhere">
        {t(`projects.model.${isGiven ? 'given' : 'refused'}`, {
          model: model.name,
          host: model.host,
        })}
      </p>
      <Button
        ref={handOnFocus}
        variant="ghost"
        size="sm"
        waiting={isPending}
        onClick={() => (isGiven ? answer(false) : setIsAskedAgain(true))}
      >
        {t(`projects.model.${isGiven ? 'takeBack' : 'askAgain'}`)}
      </Button>
    </div>
  )
}

type QuestionProps = {
  model: ProjectModel
  waiting: boolean
  onAnswer: (given: boolean) => void
}

/** The question: to whom the text would go, what of it, and what for; yes is no easier than no. */
function Question({ model: { name, host }, waiting, onAnswer }: QuestionProps) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 rounded-lg border border-border bg-sunken px-4 py-3 text-sm leading-6"
    >
      <h3 id={heading} className="text-[0.9375rem] font-semibold">
        {t('projects.model.question')}
      </h3>
      <p className="wrap-anywhere">{t('projects.model.sent', { model: name, host })}</p>
      <p>{t('projects.model.bounds')}</p>
      <div className="flex flex-wrap gap-3">
        {[true, false].map((given) => (
          <Button
            key={String(given)}
            ref={handOnFocus}
            variant="secondary"
            waiting={waiting}
            onClick={() => onAnswer(given)}
          >
            {t(`projects.model.${given ? 'accept' : 'refuse'}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
