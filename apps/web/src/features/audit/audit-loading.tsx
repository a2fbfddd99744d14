import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['w-64', 'w-48', 'w-72', 'w-56', 'w-60', 'w-44']

/** Skeleton of the audit log. */
export function AuditLoading() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4">
      <p className="text-sm text-muted">{t('audit.loading')}</p>
      {ROWS.map((width) => (
        <div key={width} className="flex items-center gap-4 border-t border-border pt-4">
          <Skeleton className="h-6 w-32" />
          <Skeleton className={`h-6 max-w-[40vw] ${width}`} />
        </div>
      ))}
    </div>
  )
}
