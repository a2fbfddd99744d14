/** JSON of a value with the keys of every object in order: equal values have equal bytes. Absent values are left out. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  )

const isObject = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
