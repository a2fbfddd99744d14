import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { auditAddress, downloadAudit, isEntryNumber } from '../data/audit.ts'
import { AuditList } from '../features/audit/audit-list.tsx'
import { AuditToolbar } from '../features/audit/audit-toolbar.tsx'
import { EntryPanel } from '../features/audit/entry-panel.tsx'
import { NO_FILTER } from '../features/audit/is-filtered.ts'
import { useExport } from '../lib/use-export.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ExportButton } from '../ui/export-button.tsx'

const NEWEST = { before: undefined, after: undefined }

/** Who did what in the admin area; what is shown is in the address. */
export function AdminAudit() {
  const { t } = useTranslation()
  usePageTitle(t('admin.audit'))
  const { address, opened, change, hrefOf, open, close } = useListAddress(auditAddress, NEWEST)
  const openId = opened('entry', isEntryNumber)
  const exportLog = useExport(() => downloadAudit(address), 'podium-audit.csv')
  const heading = useRef<HTMLHeadingElement>(null)
  const hasOpener = useRef(false)
  const handleClear = () => {
    change(NO_FILTER)
    heading.current?.focus() // what was clicked goes
  }
  const handleOpen = (id: string) => {
    hasOpener.current = true
    open('entry', id)
  }
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className="rounded font-display text-3xl font-semibold tracking-tight"
        >
          {t('admin.audit')}
        </h1>
        <ExportButton waiting={exportLog.isPending} onExport={exportLog.mutate} />
      </div>
      <AuditToolbar address={address} onFilter={change} />
      <AuditList address={address} pageAt={hrefOf} onClear={handleClear} onOpen={handleOpen} />
      {openId !== null && (
        <EntryPanel
          key={openId}
          id={openId}
          onClose={close}
          onFollow={() => {
            hasOpener.current = false
          }}
          focusAfter={() => (hasOpener.current ? null : heading.current)}
        />
      )}
    </div>
  )
}
