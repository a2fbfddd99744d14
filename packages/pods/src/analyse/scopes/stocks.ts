import type { Word } from '../../text/words.ts'
import { numberAt } from '../numbers/number-at.ts'
import type { Range, Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

const HAVING = new Set('avons ai have got'.split(' '))
/** Most words of what there is: "6 000 photos bien classées". */
const REACH = 4
/** Least number that is a stock; one of a thing may be its project. */
const LEAST = 2

/** Marks what a client says to have a number of: "nous avons 6 000 photos", "we have 41,000 pictures". */
export function markStocks(
  words: readonly Word[],
  { clauses }: Ranges,
  standings: Standings,
): void {
  for (const clause of clauses) if (clause !== undefined) markStock(words, clause, standings)
}

function markStock(words: readonly Word[], [from, to]: Range, standings: Standings) {
  for (let at = from; at < to; at += 1) {
    if (!HAVING.has(words[at]?.folded ?? '')) continue
    const number = numberAt(words, at + 1)
    if (number === undefined || number.value < LEAST) continue
    const end = Math.min(to, number.next + REACH)
    const isTask = words.slice(number.next, end).some(({ folded }) => TASKS.has(folded))
    if (!isTask) standings.mark('owned', [number.next, end])
  }
}

/** Words behind which something has to be done with them: "we have 40 pages to translate". */
const TASKS = new Set(['a', 'to', 'that', 'which', 'qui', 'que', 'dont'])
