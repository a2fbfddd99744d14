import type { Slug } from '../../units.ts'
import { countsIn } from './counts.ts'

/** Counts of what labelled briefs say of concepts. */
export type ConceptCounts = {
  /** Briefs of each kind of project, by its index in `ARCHETYPES`. */
  briefs: ReadonlyMap<number, number>
  concepts: ReadonlyMap<Slug, ConceptCount>
}

type ConceptCount = {
  /** Briefs that ask for it, by the index of their kind. */
  uses: ReadonlyMap<number, number>
  /** Labelled places that contain a root. */
  roots: ReadonlyMap<string, number>
}

/** Counts from rows "slug kinds root root2 …", the first of them without slug and roots; 1 where no figure stands. */
export function readCounts(text: string): ConceptCounts {
  const [briefs = '', ...rows] = text.split(',')
  return {
    briefs: countsIn(briefs),
    concepts: new Map(
      rows.map((row) => {
        const [slug = '', uses = '', ...roots] = row.split(' ')
        return [slug, { uses: countsIn(uses), roots: new Map(roots.map(counted)) }]
      }),
    ),
  }
}

const counted = (text: string): [root: string, count: number] => {
  const root = text.replace(/\d+$/, '')
  return [root, Number(text.slice(root.length) || 1)]
}
