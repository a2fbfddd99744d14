import type { ProjectDetail } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhrasing } from '../../data/project-model.ts'
import { Card } from '../../ui/card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ModelConsent } from './model/model-consent.tsx'
import { Suggestions } from './model/suggestions.tsx'
import { TurnItem } from './turn-item.tsx'

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
        {turns.map((turn, at) => (
          <TurnItem
            key={turn.position}
            turn={turn}
            isReadyKnown={turns.slice(0, at).some(({ reply }) => reply === 'ready')}
          />
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
