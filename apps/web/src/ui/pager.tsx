import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'

type PagerProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  /** Called when a page is about to be asked for: pointed at, or focused. */
  onIntent?: (page: number) => void
}

/** Buttons that turn the pages of a list; nothing where there is only one. */
export function Pager({ page, pages, onPage, onIntent }: PagerProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  const button = (to: number, icon: LucideIcon, label: string) => {
    const isThere = to >= 1 && to <= pages
    const handleIntent = () => isThere && onIntent?.(to)
    return (
      <IconButton
        icon={icon}
        label={label}
        // Not `disabled`: at the last page the button would lose the focus.
        aria-disabled={!isThere || undefined}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
        onClick={() => isThere && onPage(to)}
      />
    )
  }
  return (
    <nav
      aria-label={t('common.pages.label')}
      className="flex items-center justify-center gap-2 text-sm text-muted tabular-nums"
    >
      {button(page - 1, ChevronLeft, t('common.pages.previous'))}
      {t('common.pages.position', { page, pages })}
      {button(page + 1, ChevronRight, t('common.pages.next'))}
    </nav>
  )
}
