import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'

type EmptyListProps = {
  icon: LucideIcon
  /** Sentence that says what is missing. */
  text: string
  /**
   * Button that leads on, such as "Clear the search". It goes with the empty list: `onAct` moves the focus.
   */
  action?: { label: string; onAct: () => void } | false
}

/** Placeholder of a list without rows. */
export function EmptyList({ icon: Icon, text, action = false }: EmptyListProps) {
  return (
    <div role="status" className="grid justify-items-center gap-4 px-4 py-16 text-center">
      <Icon aria-hidden size={40} strokeWidth={1.25} className="text-muted" />
      <p className="wrap-anywhere">{text}</p>
      {action && (
        <Button variant="secondary" size="sm" onClick={action.onAct}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
