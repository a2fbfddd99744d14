import { phraseAt, phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'

/** Bound that an amount sets to what may be spent. */
export type Bound = 'exact' | 'ceiling' | 'floor'

const BEFORE = phrasesOf<Bound>([
  ['exact', 'côté sous, nos sous, des sous, mes sous, question sous, de sous'],
  [
    'ceiling',
    `
    max, maxi, maximum, maximum of, at most, up to, under, below, less than, no more than, not more than,
    not exceed, not exceeding, cannot exceed, capped at, cap of, cap is, capped to, no higher than, not above,
    never above, not over, no more, as much as, go up to, go as high as, stretch to, can stretch to,
    could stretch to, monter jusqu à, aller jusqu à, montera pas au dessus de, pas au delà de, pas au dessus de,
    au delà de, ne doit pas dépasser, ne dépassera pas, ne pas dépasser, rester sous, en dessous de,
    en dessous des, en deçà de, max de, un maximum de, maximum budgétaire, plafonnée, plafonné, plafond fixé à,
    fixé à maximum, limit of, limit is, within, ceiling of, ceiling is, tops out at, jusqu à, moins de, au plus,
    au maximum, plafond, plafond de, plafonné à, plafonnée à, plafonnés à, limité à, excéder, dépasser, excède,
    dépasse, dans la limite de, inférieur à, inférieure à, sous les, sous la barre des, sous, maximal, maximale,
    montant maximal, montant maximum, cap, overall cap, hard cap, total cap, budget cap, plafond de dépense,
    plafond absolu, ceiling, pourra dépasser, pourra excéder, at maximum, top budget, not a penny over,
    not a cent over, upper limit, upper limit of, top limit, dans les limites de, maximum possible, budget max`,
  ],
  [
    'floor',
    'at least, minimum, minimum of, not less than, no less than, more than, over, upwards of, au moins, minimum de, plus de, à partir de, supérieur à',
  ],
])
const BEHIND = phrasesOf<Bound>([
  [
    'ceiling',
    `
    max, maxi, maximum, at most, or less, tops, ceiling, cap, limit, grand max, grand maximum, au plus,
    au maximum, ou moins, plafond, à ne pas dépasser, not more, notre maximum, notre plafond, notre limite,
    ma limite, mon maximum, c est notre maximum, c est aussi notre maximum, c est le maximum, c est mon maximum,
    c est notre plafond, c est le plafond, c est notre limite, pas plus, pas un euro de plus,
    pas un sou de plus, et pas plus, pas davantage, maximum absolu, dernier carat, is our limit, is our maximum,
    is our ceiling, is the limit, is the maximum, is the most, is my limit, is my maximum, is as far as,
    is all we have, is all i have, that s our limit, that s the limit, that s the most, that s our maximum,
    that is our limit, that is the most, and not a penny more, and not a cent more, not a penny more,
    not a cent more, and no more, and not more, not more than that, no more, at the most, at the very most,
    absolute maximum, absolute max, top whack, at a push, at a stretch, on ne peut pas aller au delà,
    on n ira pas au delà, nous n irons pas au delà, we can t go above, we cannot go above, we can t go over,
    we can t go higher, can t go higher, pas un centime de plus, pas un cent de plus, pas un kopeck de plus,
    not a cent over, not a penny over, not a pound more, not a dollar more, et faut pas dépasser,
    faut pas dépasser, il ne faut pas dépasser, et il ne faut pas dépasser, c est tout ce que j ai,
    c est tout ce qu on a, c est tout ce que nous avons, it s all we have, it s all i have, that s all we have,
    that s all i have, that s all we ve got, that s all there is, that is all we have, et c est tout, et basta,
    and that s it, and that s that, point final, je ne peux pas plus, je peux pas plus, on ne peut pas plus,
    on peut pas plus, nous ne pouvons pas plus, we can t do more, i can t do more, we cannot do more,
    i can t go higher, i can t go above, can t stretch further, no further, at the very maximum,
    is our absolute limit, our limit, our maximum, our ceiling, is a hard limit, hard limit, hard cap,
    dernière limite, comme limite, à tout casser, tout au plus, grand grand max, maximum maximorum,
    is the ceiling, ceiling included, c est mon plafond, c est le max, c est notre max, c est mon max, is max,
    is tops`,
  ],
  ['floor', 'minimum, at least, or more, au moins, ou plus, et plus, and up'],
])
const REACH = 4

/** Words before an amount that belong to its statement: "Enveloppe globale de", "environ", "notre maximum :". */
const STATEMENT = phrasesOf([
  [
    true,
    `
    budget, budget total, budget de, budget is, budget of, enveloppe, enveloppe de, enveloppe globale de,
    enveloppe globale, total budget, environ, around, about, roughly, à peu près, approximately, some,
    autour de, notre, our, montant, montant de, prix, forfait, forfait de, total, tjm, fixed fee, fee, ideally`,
  ],
])
/** Words behind it: "en tout", "all in". */
const CLOSING = phrasesOf([
  [
    true,
    `
    en tout, au total, tout compris, all in, all in all, in all, in total, total, environ, altogether,
    for everything, all inclusive, tout inclus, flat, or so`,
  ],
])

/** Bound with the words that state it and its amount, end exclusive. */
type BoundMatch = { bound: Bound; from: number; to: number }

/** Bound that stands shortly before or directly behind the words of an amount, with the words that belong to it. */
export function boundOf(words: readonly Word[], from: number, to: number): BoundMatch {
  const behind = phraseAt(BEHIND, words, to) ?? phraseAt(BEHIND, words, skipAs(words, to))
  const { sentence } = words[from] ?? {}
  let first = from
  while (first > from - REACH && words[first - 1]?.sentence === sentence) first -= 1
  const before = phrasesBetween(BEFORE, words, [first, from])
  const stated = phrasesBetween(STATEMENT, words, [first, from])
  const start = Math.min(from, ...[...before, ...stated].map(({ at }) => at))
  const closing = phraseAt(CLOSING, words, behind?.next ?? to)
  return {
    bound: behind?.value ?? before.at(-1)?.value ?? 'exact',
    from: start,
    to: closing?.next ?? behind?.next ?? to,
  }
}

/** Index behind "as a", "en", "is our": what may stand between an amount and its bound. */
function skipAs(words: readonly Word[], at: number): number {
  const folded = words[at]?.folded
  if (folded === 'as' || folded === 'is' || folded === 'est') return at + 2
  return folded === 'en' || folded === 'de' ? at + 1 : at
}
