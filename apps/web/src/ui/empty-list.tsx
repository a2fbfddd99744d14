import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'

type EmptyListProps = {
  icon: LucideIcon
  title?: string
  /** Sentence that says what is missing, or below a title what to do about it. */
  text: string
  /** `alert` where something asked for is gone. */
  role?: 'status' | 'alert'
  /**
   * Button that leads on, such as "Clear the search". It goes with the empty list: `onAct` moves the focus.
   */
  action?: { label: string; onAct: () => void } | false
}

/** Placeholder of a list without rows, or of content that is gone. */
export function EmptyList({
  icon: Icon,
  title,
  text,
  role = 'status',
  action = false,
}: EmptyListProps) {
  return (
    <div role={role} className="grid justify-items-center gap-4 px-4 py-14 text-center">
      <Icon aria-hidden size={40} strokeWidth={1.25} className="text-muted" />
      <div className="grid gap-1 text-pretty wrap-anywhere">
        {title !== undefined && <p className="font-display text-xl font-semibold">{title}</p>}
        <p className={title === undefined ? '' : 'text-muted'}>{text}</p>
      </div>
      {action && (
        <Button variant="secondary" size="sm" onClick={action.onAct}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
