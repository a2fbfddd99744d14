/** Class attribute of the names that are not empty or false. */
export function classNames(...names: readonly (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
