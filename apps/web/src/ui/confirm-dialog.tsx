import type { ConfirmWindowProps } from './confirm-window.tsx'
import { Late, latePart } from './late.tsx'

const windowPart = latePart(() => import('./confirm-window.tsx').then((m) => m.ConfirmWindow))

/** Asks before what cannot be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmWindowProps) {
  return <Late part={windowPart} needed={props.open} props={props} />
}
