import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Skeleton of the overview: three cards, four charts. */
export function OverviewSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {t('overview.loading')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['users', 'performance', 'soon'].map((card) => (
          <Skeleton key={card} rounded="2xl" className="h-40" />
        ))}
      </div>
      <Skeleton className="h-10 w-40" />
      <div className="-mt-2 grid gap-4 md:grid-cols-2">
        {['sign_ups', 'active_people', 'posts', 'contact_messages'].map((chart) => (
          <Skeleton key={chart} rounded="2xl" className="h-52" />
        ))}
      </div>
    </div>
  )
}
