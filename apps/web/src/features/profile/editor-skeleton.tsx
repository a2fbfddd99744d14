import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const FIELDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Skeleton of the profile editor: progress, photo, fields. */
export function EditorSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('common.loading')}</span>
      <Card className="grid gap-4 p-5 sm:p-6">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-1.5" />
        <Skeleton className="h-9 w-56 max-w-full" />
      </Card>
      <Card className="flex items-center gap-5 p-5 sm:p-6">
        <Skeleton rounded="full" className="size-20" />
        <div className="grid grow gap-3">
          <Skeleton className="h-6 max-w-40" />
          <Skeleton className="h-4 max-w-96" />
          <Skeleton className="h-11 max-w-40" />
        </div>
      </Card>
      <Card className="grid gap-6 p-5 sm:grid-cols-2 sm:p-6">
        {FIELDS.map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </Card>
    </div>
  )
}
