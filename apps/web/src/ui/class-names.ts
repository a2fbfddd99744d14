/** Joins the class names that hold. */
export function classNames(...names: readonly (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
