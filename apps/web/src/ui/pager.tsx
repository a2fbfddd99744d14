import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

type PagerProps = {
  page: number
  pages: number
  /** Names the control, both directions, and the place: "Page 2 of 7". */
  labels: { pages: string; previous: string; next: string; position: string }
  onPage: (page: number) => void
  /** Somebody is about to ask for that page. */
  onIntent?: (page: number) => void
}

/** Turns the pages of a list. */
export function Pager({ page, pages, labels, onPage, onIntent }: PagerProps) {
  const button = (to: number, icon: LucideIcon, label: string) => {
    const isThere = to >= 1 && to <= pages
    const handleIntent = () => isThere && onIntent?.(to)
    return (
      <IconButton
        icon={icon}
        label={label}
        disabled={!isThere}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
        onClick={() => onPage(to)}
      />
    )
  }
  return (
    <nav
      aria-label={labels.pages}
      className="flex items-center justify-center gap-2 text-sm text-muted tabular-nums"
    >
      {button(page - 1, ChevronLeft, labels.previous)}
      {labels.position}
      {button(page + 1, ChevronRight, labels.next)}
    </nav>
  )
}
