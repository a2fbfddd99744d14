import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'

type EmptyListProps = {
  icon: LucideIcon
  /** What is not there, in the reader's language. */
  text: string
  /** The way to what there is; it goes with the list, so `onAct` says where the focus is then. */
  action?: { label: string; onAct: () => void } | false
}

/** Stands in a list that has nothing to show. */
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
