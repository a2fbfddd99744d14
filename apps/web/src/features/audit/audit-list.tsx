import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditAddress, auditQuery } from '../../data/audit.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Stale } from '../../ui/stale.tsx'
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
  const query = useQuery(auditQuery(address))
  return (
    <Loaded
      query={query}
      loading={<AuditLoading />}
      sentence={(error) => t('audit.loadFailed', { reason: errorSentence(t, error) })}
    >
      {(data) =>
        data.entries.length === 0 ? (
          <EmptyList
            icon={ScrollText}
            text={t(isFiltered(address) ? 'audit.empty' : 'audit.nothingYet')}
            action={isFiltered(address) && { label: t('audit.filter.clear'), onAct: onClear }}
          />
        ) : (
          <>
            <div className="-mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-sm">
              <p
                ref={summary}
                tabIndex={-1}
                role="status"
                className="rounded text-muted tabular-nums"
              >
                {t('audit.shown', { count: data.entries.length })}
              </p>
              {isFiltered(address) && (
                <Button variant="ghost" size="sm" onClick={onClear}>
                  {t('audit.filter.clear')}
                </Button>
              )}
            </div>
            <Stale when={query.isPlaceholderData}>
              {isWide ? (
                <AuditTable entries={data.entries} onOpen={onOpen} />
              ) : (
                <AuditCards entries={data.entries} onOpen={onOpen} />
              )}
            </Stale>
            <AuditPager
              page={data}
              isNewest={address.before === undefined && address.after === undefined}
              pageAt={pageAt}
              onTurn={() => summary.current?.focus({ preventScroll: true })}
            />
          </>
        )
      }
    </Loaded>
  )
}
