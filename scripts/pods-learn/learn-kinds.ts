import { ARCHETYPES } from '../../packages/pods/src/analyse/analysis.ts'
import { wantedRoots } from '../../packages/pods/src/analyse/archetype/learned-words.ts'
import { briefOf } from '../../packages/pods/src/analyse/brief.ts'
import { countsAsText } from '../../packages/pods/src/analyse/learned/counts.ts'
import type { LabelledBrief } from '../../packages/pods/src/analyse/score.test-data.ts'

/** Least briefs that use a root which is kept. */
const LEAST = 2

/** Text of the module with how often sets of briefs, each of one writer, use roots in each kind of project. */
export function learntOfKinds(sets: readonly (readonly LabelledBrief[])[]): string {
  const writers = sets.map(() => new Map<number, number>())
  const roots = new Map<string, { kinds: Map<number, number>; writers: Map<number, number> }>()
  for (const [writer, briefs] of sets.entries())
    for (const { text, expect } of briefs) {
      const kind = ARCHETYPES.indexOf(expect.archetype[0] ?? 'website')
      add(writers[writer], kind)
      for (const root of wantedRoots(briefOf(text, '2026-11-23'))) {
        const counts = roots.get(root) ?? { kinds: new Map(), writers: new Map() }
        roots.set(root, counts)
        add(counts.kinds, kind)
        add(counts.writers, writer)
      }
    }
  const rows = [...roots]
    .filter(([, { kinds }]) => [...kinds.values()].reduce((sum, one) => sum + one, 0) >= LEAST)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([root, counts]) =>
      [root, countsAsText(counts.kinds), countsAsText(counts.writers)].join(' '),
    )
  return `/** Uses of roots by kinds of project and writers, made by \`npm run pods:learn\`. */
export const KIND_COUNTS =
  '${[writers.map(countsAsText).join(' '), ...rows].join(',')}'
`
}

function add(to: Map<number, number> | undefined, index: number) {
  to?.set(index, (to.get(index) ?? 0) + 1)
}
