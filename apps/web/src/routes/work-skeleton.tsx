import { useTranslation } from 'react-i18next'
import type { WorkView } from '../features/own-work/work-views.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Skeleton of a view of a professional's work, in the columns of what comes. */
export function WorkSkeleton({ view }: { view: WorkView }) {
  if (view === 'standings') return <InvitationCardsSkeleton />
  const isWhole = view === 'invitations'
  return (
    <div
      className={`grid grid-cols-1 items-start gap-6 ${isWhole ? 'xl:grid-cols-[3fr_2fr]' : 'xl:grid-cols-[1fr_20rem]'}`}
    >
      <InvitationCardsSkeleton />
      <div className="grid grid-cols-1 gap-6">
        <PanelSkeleton rows={isWhole ? 4 : 1} />
        {isWhole && <PanelSkeleton rows={4} />}
      </div>
    </div>
  )
}

/** Skeleton of cards, each with a heading and two lines. */
export function InvitationCardsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      {['w-64', 'w-56', 'w-72'].map((width) => (
        <Card key={width} className="grid animate-appear gap-3 p-4 sm:p-5">
          <Skeleton className={`h-5 max-w-full ${width}`} />
          <Skeleton className="h-4 max-w-full w-48" />
          <Skeleton className="h-4 max-w-full w-80" />
        </Card>
      ))}
    </div>
  )
}

/** Skeleton of a panel: heading, two lines that say what it is for, and rows to answer. */
function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <Card className="grid animate-appear gap-4 p-4 sm:p-6">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-10" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are alike
        <Skeleton key={row} className="h-11" />
      ))}
    </Card>
  )
}
