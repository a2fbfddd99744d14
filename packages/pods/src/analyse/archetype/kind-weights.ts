import { countsIn } from '../learned/counts.ts'

/** Weights of a root for kinds of project, by their index in `ARCHETYPES`. */
type KindWeights = readonly (readonly [kind: number, weight: number])[]

/** Count added to seen and expected, so that a single use proves little. */
const DAMPING = 0.5
/** Tenths from which a weight counts. */
const LEAST = 3
const TENTH = 10

/**
 * Weights of roots from counts: first the briefs of each writer by kind ("a30b12 f40"), then rows "root kinds writers"
 * with how many briefs of each kind and of each writer use the root. What a root is seen with is compared with what its
 * writers' use of it makes expected: who wrote most briefs of a kind would otherwise give it their style.
 */
export function kindWeightsOf(text: string): ReadonlyMap<string, KindWeights> {
  const [briefs = '', ...rows] = text.split(',')
  const writers = briefs.split(' ').map(countsIn)
  const sizes = writers.map((kinds) => [...kinds.values()].reduce((sum, one) => sum + one, 0))
  return new Map(
    rows.map((row) => {
      const [root = '', kinds = '', uses = ''] = row.split(' ')
      const seen = countsIn(kinds)
      const expected = new Map<number, number>()
      for (const [writer, count] of countsIn(uses))
        for (const [kind, share] of writers[writer] ?? []) {
          const more = (count * share) / (sizes[writer] ?? 1)
          expected.set(kind, (expected.get(kind) ?? 0) + more)
        }
      return [root, weightsOf(seen, expected)]
    }),
  )
}

const weightsOf = (
  seen: ReadonlyMap<number, number>,
  expected: ReadonlyMap<number, number>,
): KindWeights =>
  [...expected].flatMap(([kind, expectation]) => {
    const count = seen.get(kind) ?? 0
    const tenths = Math.round(TENTH * Math.log((count + DAMPING) / (expectation + DAMPING)))
    return Math.abs(tenths) < LEAST ? [] : [[kind, tenths / TENTH] as const]
  })
