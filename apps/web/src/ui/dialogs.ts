import { lazyDialog } from './lazy.tsx'

/** Confirmation before an action that cannot be undone; the safe answer has the focus. */
export const ConfirmDialog = lazyDialog(() =>
  import('./confirm-window.tsx').then((m) => m.ConfirmWindow),
)

/** Window above the page for one task; Escape, its button and the backdrop close it. */
export const Dialog = lazyDialog(() => import('./dialog-window.tsx').then((m) => m.DialogWindow))
