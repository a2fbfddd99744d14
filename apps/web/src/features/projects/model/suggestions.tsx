import type { ProjectDetail } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerSuggestion } from '../../../data/project-model.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'

/** Requirements that a model would add to the brief, each with the words that speak for it, to be added or left. */
export function Suggestions({ project: { id, turns } }: { project: ProjectDetail }) {
  const { t } = useTranslation()
  const heading = useId()
  const { mutate, isPending, variables } = useAnswerSuggestion(id)
  const open = turns.flatMap(
    ({ phrasing }) => phrasing?.suggestions.filter(({ answer }) => answer === null) ?? [],
  )
  if (open.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="font-medium">
        {t('projects.model.suggestions')}
      </h3>
      <ul className="grid gap-3">
        {open.map(({ requirement, labels, quote }) => {
          const label = labels[currentLanguage()]
          const isSent = (answer: 'accepted' | 'dropped') =>
            isPending && variables?.requirement === requirement && variables.answer === answer
          return (
            <li
              key={requirement}
              className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-border px-4 py-3"
            >
              <div className="grid min-w-0 gap-0.5">
                <span className="inline-block font-medium first-letter:uppercase">{label}</span>
                <span dir="auto" className="text-sm text-muted wrap-anywhere">
                  {t('projects.model.quote', { quote })}
                </span>
              </div>
              <div className="flex flex-wrap gap-2">
                {(['accepted', 'dropped'] as const).map((answer) => (
                  <Button
                    key={answer}
                    ref={handOnFocus}
                    size="sm"
                    variant={answer === 'accepted' ? 'secondary' : 'ghost'}
                    aria-label={t(`projects.model.${answer}Label`, { requirement: label })}
                    waiting={isSent(answer)}
                    onClick={() => isPending || mutate({ requirement, answer })}
                  >
                    {t(`projects.model.${answer}`)}
                  </Button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
