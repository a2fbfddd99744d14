import type { Brief } from '../brief.ts'
import { numberAt } from '../numbers/number-at.ts'
import type { StandingMention } from './mentions-of.ts'

const OWNERS = new Set(
  'our my your his her their notre nos votre vos mon ma mes leur leurs son sa ses'.split(' '),
)
const TOWARDS = new Set('for to with aux des pour avec of teach train former nos our'.split(' '))
const REACH = 3

/** True for a trade that the client has or serves: "our accountants", "a workshop for fourteen developers". */
export function isAudience({ words }: Brief, { at }: StandingMention): boolean {
  const clause = words[at]?.clause
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const word = words[before]
    if (word === undefined || word.clause !== clause) return false
    if (OWNERS.has(word.folded)) return true
    const isCounted = numberAt(words, before)?.next === at
    if (isCounted && TOWARDS.has(words[before - 1]?.folded ?? '')) return true
  }
  return false
}
