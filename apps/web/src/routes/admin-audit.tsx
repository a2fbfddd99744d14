import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { auditAddress, auditQuery, downloadAudit, isEntryNumber } from '../data/audit.ts'
import { AuditLoading } from '../features/audit/audit-loading.tsx'
import { AuditPager } from '../features/audit/audit-pager.tsx'
import { AuditRows } from '../features/audit/audit-rows.tsx'
import { AuditToolbar } from '../features/audit/audit-toolbar.tsx'
import { EntryPanel } from '../features/audit/entry-panel.tsx'
import { isFiltered, NO_FILTER } from '../features/audit/is-filtered.ts'
import { errorSentence } from '../lib/error-sentence.ts'
import { useExport } from '../lib/use-export.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { Button } from '../ui/button.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { ListSummary } from '../ui/list-summary.tsx'
import { ListScreen } from './list-screen.tsx'
import { SearchMarks } from './search-marks.tsx'

const NEWEST = { before: undefined, after: undefined }

/** Audit log of the admin area; filter, page and the open entry are in the address. */
export function AdminAudit() {
  const { t } = useTranslation()
  const { address, opened, change, hrefOf, open, close } = useListAddress(auditAddress, NEWEST)
  const query = useQuery(auditQuery(address))
  const exportLog = useExport(() => downloadAudit(address), 'podium-audit.csv')
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  const { remember, forget, focusAfter } = useReturnFocus(heading)
  const openId = opened('entry', isEntryNumber)
  const filtered = isFiltered(address)

  const handleClear = () => {
    change(NO_FILTER)
    heading.current?.focus() // the pressed button goes
  }
  const handleOpen = (id: string) => {
    remember()
    open('entry', id)
  }
  return (
    <ListScreen
      title={t('admin.audit')}
      headingRef={heading}
      width="wide"
      actions={<ExportButton waiting={exportLog.isPending} onExport={exportLog.mutate} />}
      toolbar={<AuditToolbar address={address} onFilter={change} />}
      query={query}
      loading={<AuditLoading />}
      sentence={(error) => t('audit.loadFailed', { reason: errorSentence(t, error) })}
      summary={({ entries }) =>
        entries.length > 0 && (
          <ListSummary
            ref={summary}
            action={
              filtered && (
                <Button variant="ghost" size="sm" onClick={handleClear}>
                  {t('audit.filter.clear')}
                </Button>
              )
            }
          >
            {t('audit.shown', { count: entries.length })}
          </ListSummary>
        )
      }
      rows={({ entries }) => (
        <SearchMarks search={address.target} by="text">
          <AuditRows
            entries={entries}
            onOpen={handleOpen}
            isFiltered={filtered}
            onClear={handleClear}
          />
        </SearchMarks>
      )}
      pager={(page) =>
        page.entries.length > 0 && (
          <AuditPager
            page={page}
            isNewest={address.before === undefined && address.after === undefined}
            pageAt={hrefOf}
            onTurn={() => summary.current?.focus({ preventScroll: true })}
          />
        )
      }
    >
      {openId !== null && (
        <EntryPanel
          key={openId}
          id={openId}
          onClose={close}
          onFollow={forget}
          focusAfter={focusAfter}
        />
      )}
    </ListScreen>
  )
}
