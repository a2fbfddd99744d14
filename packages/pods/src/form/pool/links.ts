/** Lists of numbers, one a person, laid end to end: those of person p are from `start[p]` up to `start[p + 1]`. */
export type Links = { start: Int32Array; to: Int32Array; value: Float64Array }

/** Links from lists of [to, value]. */
export function linksOf(lists: readonly (readonly (readonly [number, number])[])[]): Links {
  const start = new Int32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) start[at + 1] = (start[at] ?? 0) + list.length
  const all = lists.flat()
  return {
    start,
    to: Int32Array.from(all, ([to]) => to),
    value: Float64Array.from(all, ([, value]) => value),
  }
}
