import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ownModerationDecisionsQuery } from '../data/own-moderation-decisions.ts'
import { OwnModerationDecision } from '../features/moderation-decisions/own-moderation-decision.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Card } from '../ui/card.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'

/** Screen of the decisions about one’s own posts and comments, each with its appeal. */
export function ModerationDecisions() {
  const { t } = useTranslation()
  usePageTitle(t('moderationDecisions.title'))
  return (
    <AreaScreen width="narrow" className="gap-5">
      <BackButton>{t('moderationDecisions.back')}</BackButton>
      <div className="grid gap-2">
        <h1 className="font-display text-3xl font-semibold tracking-tight">
          {t('moderationDecisions.title')}
        </h1>
        <p className="text-muted">{t('moderationDecisions.lead')}</p>
      </div>
      <List />
    </AreaScreen>
  )
}

function List() {
  const { t } = useTranslation()
  const query = useQuery(ownModerationDecisionsQuery())
  return (
    <Loaded
      query={query}
      loading={<OwnDecisionsSkeleton />}
      sentence={(error) => errorSentence(t, error, 'moderationDecisions.loadFailed')}
    >
      {(decisions) =>
        decisions.length === 0 ? (
          <EmptyList
            icon={ShieldCheck}
            title={t('moderationDecisions.empty')}
            text={t('moderationDecisions.emptyHint')}
          />
        ) : (
          <ul aria-label={t('moderationDecisions.list')} className="grid gap-4">
            {decisions.map((decision) => (
              <OwnModerationDecision key={decision.id} decision={decision} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function OwnDecisionsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('common.loading')}</span>
      {['first', 'second'].map((decision) => (
        <Card key={decision} className="grid gap-3 p-4 sm:p-5">
          <Skeleton className="h-6 max-w-48" />
          <Skeleton className="h-4 max-w-32" />
          <Skeleton className="h-20" />
        </Card>
      ))}
    </div>
  )
}
