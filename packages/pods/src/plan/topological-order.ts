/**
 * Indexes so that each comes after all in its `before`; of two that may be either way, the one that became free first.
 * Shorter than the graph where that has a cycle: those in it, and after it, are missing.
 */
export function topologicalOrder(
  before: readonly (readonly number[])[],
  after: readonly (readonly number[])[],
): number[] {
  const waitingFor = before.map((indexes) => indexes.length)
  const order = waitingFor.flatMap((count, index) => (count === 0 ? [index] : []))
  for (const index of order)
    for (const next of after[index] ?? []) {
      const left = (waitingFor[next] ?? 0) - 1
      waitingFor[next] = left
      if (left === 0) order.push(next)
    }
  return order
}
