import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Skeleton of a profile. */
export function ProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <Card role="status" className="grid gap-6 p-5 sm:p-8">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="flex items-center gap-5">
        <Skeleton rounded="full" className="size-20" />
        <div className="grid grow gap-3">
          <Skeleton className="h-8 w-full max-w-64" />
          <Skeleton className="h-5 w-full max-w-40" />
        </div>
      </div>
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-24" />
      <Skeleton className="h-20" />
    </Card>
  )
}
