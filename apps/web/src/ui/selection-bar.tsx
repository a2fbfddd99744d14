import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

type SelectionBarProps = {
  /** Name of the bar for screen readers. */
  label: string
  /** Number of selected rows, in words. */
  count: string
  clearLabel: string
  onClear: () => void
  /** Buttons for the selected rows. */
  children: ReactNode
}

/** Bar at the lower edge of the window while rows of a list are selected. */
export function SelectionBar({ label, count, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      data-bar="foot"
      className="sticky bottom-4 z-20 mx-auto flex w-full max-w-2xl flex-wrap items-center gap-2 rounded-2xl border border-primary bg-raised p-2 text-sm shadow-popup"
    >
      <IconButton icon={X} label={clearLabel} onClick={onClear} />
      <p className="me-auto font-medium tabular-nums">{count}</p>
      {children}
    </section>
  )
}
