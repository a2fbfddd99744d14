import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'

type PagerProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  /** Somebody is about to ask for it. */
  onIntent: (page: number) => void
}

export function Pager({ page, pages, onPage, onIntent }: PagerProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('users.pages.label')}
      className="flex items-center justify-center gap-2 text-sm text-muted tabular-nums"
    >
      <IconButton
        icon={ChevronLeft}
        label={t('users.pages.previous')}
        disabled={page <= 1}
        onPointerEnter={() => onIntent(page - 1)}
        onFocus={() => onIntent(page - 1)}
        onClick={() => onPage(page - 1)}
      />
      {t('users.pages.position', { page, pages })}
      <IconButton
        icon={ChevronRight}
        label={t('users.pages.next')}
        disabled={page >= pages}
        onPointerEnter={() => onIntent(page + 1)}
        onFocus={() => onIntent(page + 1)}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
