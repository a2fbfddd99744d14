/** SHA-256 by file name. */
export type Hashes = Record<string, string>

/**
 * Differences between a folder's migrations and the frozen list, a sentence each. Databases have
 * run frozen migrations, so none may change, vanish or be preceded by a new one.
 */
export function notAsFrozen(frozen: Hashes, present: Hashes): string[] {
  const listed = Object.keys(frozen)
  const last = listed.toSorted().at(-1) ?? ''
  return [
    // The list is in the order of freezing, also after two branches were merged.
    ...listed.flatMap((file, index) => {
      const before = listed[index - 1] ?? ''
      return file < before
        ? `${file} was frozen after ${before} and would run before it: give it a later time, also in the list`
        : []
    }),
    ...listed
      .filter((file) => !(file in present))
      .map((file) => `${file} is frozen and not there any more`),
    ...Object.entries(present).flatMap(([file, hash]) => {
      if (frozen[file] === hash) return []
      if (file in frozen) return `${file} was changed after it was frozen: write a new migration`
      if (file < last)
        return `${file} would run before ${last}, which is frozen: give it a later time`
      return []
    }),
  ]
}

/** Migrations missing from the list. */
export const unfrozen = (frozen: Hashes, present: Hashes): string[] =>
  Object.keys(present).filter((file) => !(file in frozen))
