import type { Word } from '../../text/words.ts'
import { numberAt } from '../numbers/number-at.ts'

const OWNERS = new Set(
  'our my your his her their notre nos votre vos mon ma mes leur leurs son sa ses'.split(' '),
)
const TOWARDS = new Set(
  'for to with of aux des pour avec de d teach train former nos our pres'.split(' '),
)
const REACH = 4
/** Words that make what stands beside them a kind of organisation: "our hosting company", "école d'ingénieurs". */
const ORGANISATIONS_BEHIND = new Set(
  'company companies agency firm provider club society association practice cooperative federation school shop store museum'.split(
    ' ',
  ),
)
const ORGANISATIONS_BEFORE = new Set(
  'ecole cabinet agence societe entreprise syndicat etude club association federation cooperative pme musee amicale studio union ordre chambre bureau prestataire fournisseur'.split(
    ' ',
  ),
)
const LINKS = new Set(['d', 'de', 'des', 'du', 'of'])

/** People a trade stands for that nobody asks for: the client's own, or those that the work is for. */
export type Bystander = 'own' | 'served'

/** "our accountants" are the client's own, "a workshop for fourteen developers" serves them. */
export function bystanderAt(words: readonly Word[], at: number): Bystander | undefined {
  const clause = words[at]?.clause
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const word = words[before]
    if (word === undefined || word.clause !== clause) return undefined
    if (OWNERS.has(word.folded) && at - before < REACH) return 'own'
    const number = numberAt(words, before)
    const isCounted = number !== undefined && at - number.next <= 1 && number.value > 1
    if (isCounted && TOWARDS.has(words[before - 1]?.folded ?? '')) return 'served'
  }
  return undefined
}

/** True where a name only says what kind of organisation somebody is. */
export function namesOrganisation(words: readonly Word[], at: number, next: number): boolean {
  const behind = words[next]
  if (behind !== undefined && behind.gap === ' ' && ORGANISATIONS_BEHIND.has(behind.folded))
    return true
  const link = words[at - 1]
  return LINKS.has(link?.folded ?? '') && ORGANISATIONS_BEFORE.has(words[at - 2]?.folded ?? '')
}
