import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type FigureCardProps = {
  icon: LucideIcon
  title: string
  value: string
  /** Change or the like, after the value. */
  beside?: string | undefined
  children: ReactNode
}

/** Figure with its name, and what it means; an item of a grid, in which the figures of a row line up. */
export function FigureCard({ icon: Icon, title, value, beside, children }: FigureCardProps) {
  return (
    <Card as="section" className="row-span-3 grid grid-rows-subgrid content-start gap-2 p-5">
      <h2 className="flex items-center gap-2 text-sm font-medium text-muted">
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {title}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-4xl font-semibold tracking-tight tabular-nums">
          {value}
        </span>
        {beside !== undefined && <span className="text-sm text-muted">{beside}</span>}
      </p>
      <div className="grid justify-items-start gap-1 text-sm text-muted">{children}</div>
    </Card>
  )
}
