import { useTranslation } from 'react-i18next'
import { Skeleton } from './skeleton.tsx'

const ROWS = ['w-40', 'w-56', 'w-48', 'w-36', 'w-52']

/** Skeleton of a list of headings with a line of text each. */
export function ListSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('common.loading')}</span>
      {ROWS.map((width) => (
        <div key={width} className="grid gap-2 border-t border-border pt-4">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="h-4 w-full max-w-xl" />
        </div>
      ))}
    </div>
  )
}
