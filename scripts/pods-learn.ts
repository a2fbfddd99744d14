import { readFileSync, writeFileSync } from 'node:fs'
import { ARCHETYPES } from '../packages/pods/src/analyse/analysis.ts'
import { wantedRoots } from '../packages/pods/src/analyse/archetype/learned-words.ts'
import { briefOf } from '../packages/pods/src/analyse/brief.ts'
import { corpusOf, WRITERS } from '../packages/pods/src/analyse/corpus.test-data.ts'
import { FOURTH_TUNED_BRIEFS } from '../packages/pods/src/analyse/fourth-tuned-briefs.test-data.ts'
import { OWN_BRIEFS } from '../packages/pods/src/analyse/own-briefs.test-data.ts'
import { SECOND_TUNED_BRIEFS } from '../packages/pods/src/analyse/second-tuned-briefs.test-data.ts'
import { THIRD_TUNED_BRIEFS } from '../packages/pods/src/analyse/third-briefs.test-data.ts'
import { TUNED_BRIEFS } from '../packages/pods/src/analyse/tuned-briefs.test-data.ts'

/**
 * `npm run pods:learn` makes the learnt words of kinds of project from the training briefs and all briefs in view, the
 * same bytes each time. `--check` only compares; `--without <writer>` leaves a writer's briefs out, for measuring.
 */
const FILE = new URL('../packages/pods/src/analyse/archetype/learned-weights.ts', import.meta.url)
/** Count added to seen and expected, so that a single use proves little. */
const DAMPING = 0.5
const LEAST = 3
const TENTH = 10

const at = process.argv.indexOf('--without')
const left = at < 0 ? undefined : process.argv[at + 1]
const sets = [
  ...WRITERS.filter((writer) => writer !== left).map((writer) => corpusOf(writer)),
  ...[OWN_BRIEFS, TUNED_BRIEFS, SECOND_TUNED_BRIEFS, THIRD_TUNED_BRIEFS, FOURTH_TUNED_BRIEFS],
]

/**
 * Sets of one writer each. What a root is seen with is compared with what that writer's use of it makes expected: who
 * wrote most briefs of a kind would otherwise give it their style.
 */
const seen = new Map<string, number[]>()
const expected = new Map<string, number[]>()
for (const briefs of sets) {
  const kinds = briefs.map(({ expect: { archetype } }) =>
    ARCHETYPES.indexOf(archetype[0] ?? 'website'),
  )
  const uses = new Map<string, number>()
  for (const [index, { text }] of briefs.entries())
    for (const root of wantedRoots(briefOf(text, '2026-11-23'))) {
      add(seen, { root, kind: kinds[index] ?? 0, worth: 1 })
      uses.set(root, (uses.get(root) ?? 0) + 1)
    }
  for (const [root, count] of uses)
    for (const kind of kinds) add(expected, { root, kind, worth: count / briefs.length })
}

const rows = [...seen]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([root, counts]) => {
    if (counts.reduce((sum, one) => sum + one, 0) < 2) return []
    const weights = counts.flatMap((count, kind) => {
      const expectation = expected.get(root)?.[kind] ?? 0
      const weight = Math.round(TENTH * Math.log((count + DAMPING) / (expectation + DAMPING)))
      return Math.abs(weight) < LEAST ? [] : [`${kind.toString(36)}${weight}`]
    })
    return weights.length === 0 ? [] : [[root, ...weights].join(' ')]
  })
const source = `/** Roots with their weights for kinds of project in tenths, made by \`npm run pods:learn\`. */
export const LEARNED_WEIGHTS =
  '${rows.join(',')}'
`
if (!process.argv.includes('--check')) writeFileSync(FILE, source)
else if (readFileSync(FILE, 'utf8') !== source) {
  console.error('The learnt words are not those of the briefs: npm run pods:learn')
  process.exitCode = 1
}

function add(
  to: Map<string, number[]>,
  { root, kind, worth }: { root: string; kind: number; worth: number },
) {
  const counts = to.get(root) ?? ARCHETYPES.map(() => 0)
  to.set(root, counts)
  counts[kind] = (counts[kind] ?? 0) + worth
}
