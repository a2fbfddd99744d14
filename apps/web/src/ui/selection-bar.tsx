import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

type SelectionBarProps = {
  /** Names the bar to those who do not see it. */
  label: string
  /** How many are chosen. */
  count: string
  clearLabel: string
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Stays at the lower edge of the window while something in a list is chosen. */
export function SelectionBar({ label, count, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-4 z-20 mx-auto flex w-full max-w-2xl flex-wrap items-center gap-2 rounded-2xl border border-primary bg-raised p-2 text-sm shadow-popup"
    >
      <IconButton icon={X} label={clearLabel} onClick={onClear} />
      <p className="me-auto font-medium tabular-nums">{count}</p>
      {children}
    </section>
  )
}
