import type { AuditPage } from '@podium/domain'
import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditAddress } from '../../data/audit.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

type PageAt = (place: Partial<Pick<AuditAddress, 'before' | 'after'>>) => string

type AuditPagerProps = {
  page: Pick<AuditPage, 'older' | 'newer'>
  isNewest: boolean
  /** Address of a page. */
  pageAt: PageAt
  onTurn: () => void
}

/** Links to the newest, newer and older page of the audit log. */
export function AuditPager({ page: { older, newer }, isNewest, pageAt, onTurn }: AuditPagerProps) {
  const { t } = useTranslation()
  if (older === null && isNewest) return null
  return (
    <nav
      aria-label={t('audit.pages.label')}
      className="flex flex-wrap items-center justify-center gap-2"
    >
      {!isNewest && (
        <ButtonLink variant="ghost" size="sm" to={pageAt({})} onClick={onTurn}>
          <ChevronsLeft aria-hidden size={18} />
          {t('audit.pages.newest')}
        </ButtonLink>
      )}
      {newer !== null && (
        <ButtonLink variant="secondary" size="sm" to={pageAt({ after: newer })} onClick={onTurn}>
          <ChevronLeft aria-hidden size={18} />
          {t('audit.pages.newer')}
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink variant="secondary" size="sm" to={pageAt({ before: older })} onClick={onTurn}>
          {t('audit.pages.older')}
          <ChevronRight aria-hidden size={18} />
        </ButtonLink>
      )}
    </nav>
  )
}
