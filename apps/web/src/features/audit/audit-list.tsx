import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditAddress, auditQuery } from '../../data/audit.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { AuditCards } from './audit-cards.tsx'
import { AuditLoading } from './audit-loading.tsx'
import { AuditPager, type PageAt } from './audit-pager.tsx'
import { AuditTable } from './audit-table.tsx'
import { isFiltered } from './is-filtered.ts'

type AuditListProps = {
  address: AuditAddress
  pageAt: PageAt
  onClear: () => void
  onOpen: (id: string) => void
}

/** One page of the log. */
export function AuditList({ address, pageAt, onClear, onOpen }: AuditListProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const summary = useRef<HTMLParagraphElement>(null)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(auditQuery(address))
  if (error !== null && (data === undefined || isPlaceholderData)) {
    return (
      <LoadFailure
        message={t('audit.loadFailed', { reason: errorSentence(t, error) })}
        retryLabel={t('common.retry')}
        retryingLabel={t('common.retrying')}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    )
  }
  if (data === undefined) return <AuditLoading />
  const { entries } = data
  if (entries.length === 0) {
    return <Empty onClear={isFiltered(address) ? onClear : undefined} />
  }
  return (
    <>
      <div className="-mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-sm">
        <p ref={summary} tabIndex={-1} role="status" className="rounded text-muted tabular-nums">
          {t('audit.shown', { count: entries.length })}
        </p>
        {isFiltered(address) && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t('audit.filter.clear')}
          </Button>
        )}
      </div>
      <div
        aria-busy={isPlaceholderData}
        className={classNames('transition-opacity delay-150', isPlaceholderData && 'opacity-60')}
      >
        {isWide ? (
          <AuditTable entries={entries} onOpen={onOpen} />
        ) : (
          <AuditCards entries={entries} onOpen={onOpen} />
        )}
      </div>
      <AuditPager
        page={data}
        isNewest={address.before === undefined && address.after === undefined}
        pageAt={pageAt}
        onTurn={() => summary.current?.focus({ preventScroll: true })}
      />
    </>
  )
}

/** Nothing to show, and the way back to what there is. */
function Empty({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid justify-items-center gap-4 px-4 py-16 text-center">
      <ScrollText aria-hidden size={40} strokeWidth={1.25} className="text-muted" />
      <p>{t(onClear ? 'audit.empty' : 'audit.nothingYet')}</p>
      {onClear && (
        <Button variant="secondary" size="sm" onClick={onClear}>
          {t('audit.filter.clear')}
        </Button>
      )}
    </div>
  )
}
