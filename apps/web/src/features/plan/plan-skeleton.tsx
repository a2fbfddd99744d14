import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

export function PlanSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-8 max-w-80" />
      <Skeleton className="h-20" rounded="2xl" />
      <Skeleton className="h-64" rounded="2xl" />
    </div>
  )
}
