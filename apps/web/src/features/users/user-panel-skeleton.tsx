import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Skeleton of an account's panel. */
export function UserPanelSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-28" />
      <Skeleton className="h-20" />
    </div>
  )
}
