import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownDecisionsQuery } from '../data/own-decisions.ts'
import { OwnDecision } from '../features/decisions/own-decision.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** What moderators decided about one's own posts and comments, and the way to object. */
export function OwnDecisions() {
  const { t } = useTranslation()
  usePageTitle(t('decisions.title'))
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
      <div className="grid gap-2">
        <h1 className="font-display text-3xl font-semibold tracking-tight">
          {t('decisions.title')}
        </h1>
        <p className="text-muted">{t('decisions.lead')}</p>
      </div>
      <List />
    </div>
  )
}

function List() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(ownDecisionsQuery())
  if (data === undefined) {
    if (error !== null) {
      return (
        <LoadFailure
          message={errorSentence(t, error, 'decisions.loadFailed')}
          retryLabel={t('common.retry')}
          retryingLabel={t('common.retrying')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    }
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t('common.loading')}</span>
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    )
  }
  if (data.length === 0) return <p className="py-10 text-center">{t('decisions.empty')}</p>
  return (
    <ul aria-label={t('decisions.list')} className="grid gap-4">
      {data.map((decision) => (
        <OwnDecision key={decision.id} decision={decision} />
      ))}
    </ul>
  )
}
