import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['w-64', 'w-48', 'w-72', 'w-56', 'w-60', 'w-44']

/** Skeleton of the list, with the loading text of specification §2. */
export function UsersLoading() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4">
      <p className="text-sm text-muted">{t('users.loading')}</p>
      {ROWS.map((width) => (
        <div key={width} className="flex items-center gap-4 border-t border-border pt-4">
          <Skeleton className="size-5" />
          <Skeleton className={`h-9 max-w-[50vw] ${width}`} />
          <Skeleton className="h-6 w-24" />
        </div>
      ))}
    </div>
  )
}
