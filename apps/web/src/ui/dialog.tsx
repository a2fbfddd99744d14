import type { DialogWindowProps } from './dialog-window.tsx'
import { Late, latePart } from './late.tsx'

const windowPart = latePart(() => import('./dialog-window.tsx').then((m) => m.DialogWindow))

/** A window above the page for one thing; Escape, its button and the backdrop close it. */
export function Dialog(props: DialogWindowProps) {
  return <Late part={windowPart} needed={props.open} props={props} />
}
