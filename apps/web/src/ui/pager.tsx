import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

type PagerProps = {
  page: number
  pages: number
  /** Names the control, both directions, and the place: "Page 2 of 7". */
  labels: { pages: string; previous: string; next: string; position: string }
  onPage: (page: number) => void
}

/** Turns the pages of a list. */
export function Pager({ page, pages, labels, onPage }: PagerProps) {
  return (
    <nav
      aria-label={labels.pages}
      className="flex items-center justify-center gap-2 text-sm text-muted tabular-nums"
    >
      <IconButton
        icon={ChevronLeft}
        label={labels.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {labels.position}
      <IconButton
        icon={ChevronRight}
        label={labels.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
