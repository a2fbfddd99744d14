import type { BriefGap, ProjectDetail, ProjectTurn } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhrasing } from '../../data/project-model.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { Card } from '../../ui/card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ModelConsent } from './model/model-consent.tsx'
import { Suggestions } from './model/suggestions.tsx'

/** Conversation: what the client said and what came of it, with the form of the next turn. */
export function Conversation({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation()
  const heading = useId()
  const { turns, step, model } = project
  const isPhrasing = usePhrasing(project)
  const questions = step === 'collect' ? (turns.at(-1)?.questions ?? []) : []
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-4 p-4 sm:p-6">
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('projects.conversation.title')}
      </h2>
      <ol aria-live="polite" className="grid gap-4">
        {turns.map((turn) => (
          <Turn key={turn.position} turn={turn} />
        ))}
      </ol>
      {isPhrasing && (
        <p role="status" className="text-sm text-muted">
          {t('projects.model.reading', { model: model?.name })}
        </p>
      )}
      {step !== 'plan' && <Suggestions project={project} />}
      {step !== 'plan' && <AnswerForm projectId={project.id} questions={questions} />}
      {step !== 'plan' && model !== null && <ModelConsent projectId={project.id} model={model} />}
    </Card>
  )
}

function Turn({ turn }: { turn: ProjectTurn }) {
  const { t } = useTranslation()
  const { position, said, reply, patch, questions, phrasing } = turn
  // A reply in the other language would mix two on one page.
  const phrased = phrasing?.language === currentLanguage() ? phrasing.reply : null
  return (
    <li className="grid gap-2">
      {said !== null && (
        <p
          dir="auto"
          className="max-h-60 justify-self-end overflow-y-auto rounded-2xl rounded-ee-sm bg-primary-soft px-4 py-2 text-on-primary-soft wrap-anywhere whitespace-pre-wrap"
        >
          {said}
        </p>
      )}
      <div className="grid max-w-[90%] gap-1 justify-self-start rounded-2xl rounded-es-sm bg-sunken px-4 py-2">
        <p>
          {phrased ?? t(`projects.replies.${reply}`)}
          {patch.length > 0 && (
            <>
              {' '}
              {t(`projects.conversation.${position === 1 ? 'found' : 'changes'}`, {
                count: patch.length,
              })}
            </>
          )}
        </p>
        {phrased !== null && (
          <p className="text-xs text-muted wrap-anywhere">
            {t('projects.model.phrased', { model: phrasing?.model })}
          </p>
        )}
        {questions.map((question: BriefGap) => (
          <p key={question} className="font-medium">
            {t(`projects.questions.${question}`)}
          </p>
        ))}
      </div>
    </li>
  )
}
