import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Skeleton of the composer. */
export function ComposerSkeleton() {
  return (
    <Card className="p-3">
      <Skeleton className="h-11" />
    </Card>
  )
}

/** Skeleton of posts. */
export function FeedSkeleton({ count = 3 }: { count?: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid">
      <span className="sr-only">{t('common.loading')}</span>
      {['first', 'second', 'third'].slice(0, count).map((key) => (
        <div key={key} className="grid gap-3 border-border border-b py-4">
          <div className="flex items-center gap-3">
            <Skeleton rounded="full" className="size-11" />
            <div className="grid grow gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3 w-56" />
            </div>
          </div>
          <Skeleton className="h-16" />
        </div>
      ))}
    </div>
  )
}
