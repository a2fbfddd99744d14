import { phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { DayNumber } from './calendar.ts'
import { namedDateAt } from './named-date-at.ts'
import { numericDateAt } from './numeric-date-at.ts'
import { partAt } from './part-at.ts'
import type { Period, PeriodGrammar } from './period.ts'
import { relativeAt } from './relative-at.ts'
import { spanAt } from './span-at.ts'
import { comingWeekdayAt } from './weekday-at.ts'

/** Bound that a preposition sets to a period. */
type Edge = 'before' | 'by' | 'after' | 'since' | 'within' | null

/** Place where a text names a period: its preposition begins at `at`, itself at `core`. */
export type DateMention = Period & { edge: Edge; at: number; core: number; next: number }

const EDGES = phrasesOf<Exclude<Edge, null>>([
  ['before', 'avant, avant le, avant la, avant les, before, before the, ahead of, prior to'],
  [
    'by',
    `
    d ici, d ici à, d ici le, d ici au, d ici la, d ici les, by, by the, until, till, jusqu à, jusqu au,
    jusqu en, au plus tard, au plus tard le, au plus tard en, no later than, not later than, pour, pour le,
    pour la, pour les, due, due on, due by, for, for the, in time for, le`,
  ],
  [
    'after',
    `
    après, après le, after, from, from the, dès, dès le, dès la, à partir de, à partir du, à partir,
    à compter de, à compter du, à compter, as of, starting, starting on, starting from, starting in,
    any time after, not before, pas avant, pas avant le`,
  ],
  [
    'since',
    'depuis, depuis le, depuis la, since, founded in, créée en, créé en, fondée en, fondé en',
  ],
  [
    'within',
    'en, au, à, in, in the, on, on the, at, this, cet, cette, courant, during, au cours de, next, ce, dans la, la, the, around, vers, autour du',
  ],
])
const LONGEST_EDGE = 4
/** Articles that a date begins with and a preposition may end in. */
const ARTICLES = new Set(['le', 'la', 'les', 'du', 'the'])
/** Grammars by how sure they are; `spanAt` also reads names of seasons, which need a preposition. */
const GRAMMARS: readonly PeriodGrammar[] = [
  numericDateAt,
  partAt,
  namedDateAt,
  relativeAt,
  comingWeekdayAt,
]
const NEVER = /^(?:19|20)\d\d$/

/** Periods that a text names, in order and without overlaps; those that are over are left out. */
export function dateMentions(words: readonly Word[], today: DayNumber): DateMention[] {
  const found: DateMention[] = []
  for (let at = 0; at < words.length; ) {
    const match = periodAt(words, at, today)
    const before = match === undefined ? undefined : edgeBefore(words, at, found.at(-1)?.next ?? 0)
    const edge = before?.edge ?? null
    if (match !== undefined && match.to >= today && edge !== 'since')
      found.push({ ...match, edge, at: before?.at ?? at, core: at })
    at = match?.next ?? at + 1
  }
  return found
}

function periodAt(words: readonly Word[], at: number, today: DayNumber) {
  for (const grammar of GRAMMARS) {
    const found = grammar(words, at, today)
    if (found !== undefined) return found
  }
  const span = spanAt(words, at, today)
  if (span === undefined) return undefined
  const edge = edgeBefore(words, at, 0)?.edge ?? null
  const last = words[span.next - 1]?.folded ?? ''
  const isYear = NEVER.test(words[span.next - 1]?.folded ?? '') && span.to - span.from > 360
  if (isYear) return edge === 'before' || edge === 'by' ? span : undefined
  const isMonth = span.kind === 'span' && span.to - span.from < 31
  return isMonth || edge !== null || NEVER.test(last) || /^q[1-4]$/.test(last) ? span : undefined
}

/** Longest preposition that ends at a word, not reaching back behind `floor`. */
function edgeBefore(words: readonly Word[], at: number, floor: number) {
  const { sentence, folded = '' } = words[at] ?? {}
  const isArticle = ARTICLES.has(folded)
  for (let from = Math.max(floor, at - LONGEST_EDGE); from < at; from += 1) {
    if (words[from]?.sentence !== sentence) continue
    const edge = phraseAt(EDGES, words, from)
    if (edge?.next === at || (edge?.next === at + 1 && isArticle))
      return { edge: edge.value, at: from }
  }
  return undefined
}
