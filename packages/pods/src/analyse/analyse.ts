import type { Day } from '../units.ts'
import type { Analysis } from './analysis.ts'
import { briefOf } from './brief.ts'
import { cutBrief } from './cut-brief.ts'
import { readBrief } from './read-brief.ts'

/**
 * Reads a brief in French or English on a day: its kind of project, what it asks for and refuses with the places that
 * say so, and what it leaves open. Knows rules of the languages and concepts of the lexicon, nothing else. Takes time
 * linear in the length of the text, which is cut at `BRIEF_MAX`; never throws.
 */
export function analyse(written: string, { today }: { today: Day }): Analysis {
  const { text, facts } = cutBrief(written)
  return { ...readBrief(briefOf(text, today)), facts }
}
