/** Classes of the backdrop of dialogs; that of a dialog above another one covers both. */
export const SCRIM_CLASS =
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-150 ' +
  'data-ending-style:opacity-0 data-starting-style:opacity-0'

export const DIALOG_POPUP_CLASS =
  'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 ' +
  'overflow-y-auto rounded-2xl border border-border bg-raised p-6 text-text shadow-popup ' +
  'transition duration-150 data-ending-style:scale-95 data-ending-style:opacity-0 ' +
  'data-starting-style:scale-95 data-starting-style:opacity-0'
