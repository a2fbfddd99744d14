import type { ReactNode } from 'react'

type RowHeadProps = {
  children: ReactNode
  /** Time of the row: for machines, in words, and exact for the pointer. */
  time: { iso: string; text: string; exact: string }
  onOpen: () => void
}

/** First line of a row that opens as a whole: its title, which is the button, and its time. */
export function RowHead({ children, time, onOpen }: RowHeadProps) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <button
        type="button"
        onClick={onOpen}
        className="min-w-0 rounded text-start font-medium wrap-anywhere after:absolute after:inset-0"
      >
        <bdi className="line-clamp-2 sm:line-clamp-1">{children}</bdi>
      </button>
      <time dateTime={time.iso} title={time.exact} className="shrink-0 text-sm text-muted">
        {time.text}
      </time>
    </div>
  )
}
