import type { FeedbackPair } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { feedbackQuery } from '../../../data/feedback.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { shortTime } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FeedbackPairItem } from './feedback-pair-item.tsx'

/** Feedback of a delivered project: what the reader gave, and what they may read of what others gave. */
export function ProjectFeedback({ project }: { project: string }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-4 p-4 sm:p-5">
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('plan.feedback.title')}
      </h2>
      <Loaded
        query={useQuery(feedbackQuery(project))}
        loading={<Skeleton className="h-24" />}
        sentence={(error) => errorSentence(t, error, 'plan.feedback.failed')}
      >
        {({ closes_at: closes, is_open: isOpen, pairs }) => (
          <>
            <p className="text-muted">
              {closes !== null && pairs.some((pair) => isOpen && !pair.is_revealed)
                ? t(`plan.feedback.${pairs.every(isSettled) ? 'untilRead' : 'until'}`, {
                    time: shortTime(new Date(closes)),
                  })
                : t('plan.feedback.over')}
            </p>
            <ul className="grid gap-4">
              {pairs.map((pair) => (
                <FeedbackPairItem
                  key={pair.person.id}
                  project={project}
                  pair={pair}
                  isOpen={isOpen}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  )
}

/** Whether the reader has nothing left to say of somebody. */
const isSettled = ({ given, is_revealed: isRevealed }: FeedbackPair) => given !== null || isRevealed
