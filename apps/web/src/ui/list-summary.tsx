import type { ReactNode, Ref } from 'react'

type ListSummaryProps = {
  ref?: Ref<HTMLParagraphElement>
  /** Number of rows, in words. */
  children: string
  /** Button at the end of the line. */
  action?: ReactNode
}

/** Line above a list with its number of rows; takes the focus where a pressed button goes with its row. */
export function ListSummary({ ref, children, action }: ListSummaryProps) {
  return (
    <div className="-mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-sm">
      <p ref={ref} tabIndex={-1} role="status" className="rounded text-muted tabular-nums">
        {children}
      </p>
      {action}
    </div>
  )
}
