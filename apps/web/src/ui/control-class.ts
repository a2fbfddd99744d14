/** Classes of all controls that take text. */
export const CONTROL_CLASS =
  'w-full min-h-11 rounded-lg border border-control bg-raised px-3 py-2 text-base text-text ' +
  'focus-visible:-outline-offset-1 placeholder:text-muted transition-colors duration-150 hover:border-muted ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'
