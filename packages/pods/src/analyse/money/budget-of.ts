import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { BudgetValue, Span } from '../analysis.ts'
import { type Amount, amountAt } from './amount-at.ts'
import { type Bound, boundOf } from './bound-of.ts'
import { unitAt } from './unit-at.ts'

/** Budget that a brief states, with its place. */
export type BudgetMatch = { value: BudgetValue; span: Span; confidence: number }

/** Worth of the words around an amount for its being the budget. */
const AROUND = phrasesOf<number>([
  [
    3,
    `
    budget, budgets, enveloppe, subvention, subside, financement, financé, montant, prix, forfait, rémunération,
    tjm, taux journalier, honoraires, devis, fee, fees, day rate, daily rate, hourly rate, grant, price,
    funding, rate, quote, dispose, disposons, spend, can pay, nous payons d habitude,
    nous payons habituellement, on paie d habitude, on paye d habitude, nous payons en général, we usually pay,
    we normally pay, we generally pay, usually pay, normally pay, tarif habituel, going rate, usual rate,
    offrons, we offer, we are offering, offering, put aside, put by, scraped together, saved up, saved, savings,
    économies, cagnotte, économisé, mis de côté, mettre de côté, débloqué, débloquer, alloué, allouée, réunir,
    réuni, allocated, earmarked, ringfenced, sponsor, dotation, crédits, crédit de, ligne budgétaire,
    crowdfunding, collecte, contract value, valeur du marché, valeur estimée, estimated value, on peut mettre,
    je peux mettre, je peu mettre, nous pouvons mettre, pouvons aller jusqu, peut aller jusqu, can go to,
    can go up to, stretch to, to spend, à dépenser, can find, pay, payer, afford, cost, set aside, prévu,
    prévus, prévoyons, allouons, mettre, investir, invest, retainer, monthly fee, monthly retainer,
    all in price, contract worth, fixed price, prix ferme, prix plafond, tarif, we can spare, can spare, put up,
    put in, put towards, côté budget, côté sous, côté argent, bankroll, cagnotte de, offert, to play with,
    à disposition, à consacrer, consacrer, consacrons, financer, lay out, can lay out, come up with, can raise,
    cap, ceiling, plafond, enveloppe maximale`,
  ],
  [
    2,
    'en tout, au total, tout compris, all in, in all, in total, total, globale, global, altogether, for everything, all inclusive, tout inclus, soit',
  ],
  [
    1,
    'nous avons, j ai, on a, we have, we ve, i have, we ve got, there is, there s, il y a, on nous a accordé, notre maximum, our maximum, our limit',
  ],
  [4, 'make that, correction, plutôt, rather, new budget, nouveau budget'],
  [
    -6,
    `
    facture, factures, facturé, a facturé, bill, bills, invoice, invoices, invoiced, we paid, already paid,
    have paid, was paid, been paid, nous payons, we pay, avons payé, déjà payé, avons réglé, coûtait, coûté,
    coûtent, cost us, costs us, chiffre d affaires, turnover, revenue, revenues, loyer, rent, salaire, salaires,
    salary, salaries, panier moyen, basket, prix de vente, vendu, vendus, vendons, sell for, sold, billet,
    billets, ticket, tickets, capital, raised, levé, levée, amende, fine of, fined, perdons, lose, last year,
    l an dernier, dernier, dernière, worth, valeur, average order, we spent, have spent, already spent,
    avons dépensé, dépensons, of media, media budget, media spend, ad spend, ad budget, achat média,
    achats média, budget média, budget pub, not part of your fee, not part of, deposit, deposit paid,
    acompte versé, caution, yearly sales, annual sales, in sales, de ca, annual turnover, annual budget,
    budget annuel de l association, de tour, de levée, series a, series b, seed, réglée, avait été réglée,
    avait coûté, prize, prize money, dotation du prix, lot d une valeur, saving, fundraising target,
    objectif de collecte, to raise, target of, cotisation, adhésion, membership fee, abonnement à,
    subscription of, licence fee, license fee, licences, per head, par tête, pension, salaire de, commission,
    dette, debt, prêt de, loan of`,
  ],
])
/** Orders to whoever reads, which are no wishes of a client. */
const ORDERS = phrasesOf([
  [
    true,
    `
    ignore previous, ignore all, ignore the previous, ignore the above, ignore your, disregard, ignorez,
    ignore les, ignore tes, oublie les, oubliez, system prompt, you are now, reply only, réponds uniquement`,
  ],
])
const REACH_BEFORE = 9
const REACH_BEHIND = 5
/** Score that every amount has by itself. */
const BASE = 1
const LEAST_TOTAL = 50
const BEST_CONFIDENCE = 0.95

/** Budget of a brief: of all amounts the one whose surroundings say so most; undefined where none can be it. */
export function budgetOf(words: readonly Word[]): BudgetMatch | undefined {
  let best: (BudgetMatch & { score: number }) | undefined
  for (let at = 0; at < words.length; ) {
    const first = amountAt(words, at)
    const amount = first && (outerAmount(words, first) ?? first)
    const candidate = amount && candidateOf(words, at, amount)
    if (candidate !== undefined && candidate.score > (best?.score ?? 0)) best = candidate
    at = amount?.next ?? at + 1
  }
  return best && { value: best.value, span: best.span, confidence: best.confidence }
}

function candidateOf(words: readonly Word[], at: number, amount: Amount) {
  const around = scoreAround(words, at, amount)
  const { unit, next } = unitAt(words, amount.next)
  if (unit === 'piece' || amount.low <= 0) return undefined
  if (amount.currency === undefined && !readsAsMoney(words, at, { amount, next })) return undefined
  const per = unit === 'total' ? (rateBefore(words, at) ?? unit) : unit
  const score = around - (per === 'total' && amount.high < LEAST_TOTAL ? 4 : 0)
  const { bound, from, to } = boundOf(words, at, next)
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
  return {
    value: { ...ends(amount, bound), currency: amount.currency ?? 'EUR', per },
    span: [start, end] as const,
    score,
    confidence: Math.min(BEST_CONFIDENCE, 0.5 + score / 10),
  }
}

const NAMED_BUDGET = phrasesOf([
  [true, 'budget, enveloppe, montant, prix, price, tjm, forfait, day rate, daily rate, fee'],
])
/** Words that may follow an amount of money; after anything else a figure counts things ("20k users"). */
const FOLLOWS_MONEY = new Set(
  'max maxi maximum tops all tout total en in for pour grand or ou au at et and but mais if si is c est we nous by avant before sur over as a budget'.split(
    ' ',
  ),
)

/** True for a figure without currency that can only be money: in thousands, or beside "budget". */
function readsAsMoney(
  words: readonly Word[],
  at: number,
  { amount, next }: { amount: Amount; next: number },
): boolean {
  const behind = words[next]
  const isAlone =
    behind === undefined || behind.clause !== words[at]?.clause || FOLLOWS_MONEY.has(behind.folded)
  const isNamed = phrasesBetween(NAMED_BUDGET, words, [Math.max(0, at - 3), next + 1]).length > 0
  const isThousands = /k$/.test(words[amount.next - 1]?.folded ?? '')
  return isAlone && (isThousands || (isNamed && amount.high >= 100))
}

/** "900 euros, 1000 grand max": an amount and, behind a comma, the most. */
function outerAmount(words: readonly Word[], amount: Amount): Amount | undefined {
  const behind = words[amount.next]
  if (amount.low !== amount.high || !/^\s*,\s*$/.test(behind?.gap ?? '')) return undefined
  const from = EVEN.has(behind?.folded ?? '') ? amount.next + 1 : amount.next
  const outer = amountAt(words, from)
  if (outer === undefined || outer.low !== outer.high || outer.low <= amount.high) return undefined
  if (outer.low > 2 * amount.high || boundOf(words, from, outer.next).bound !== 'ceiling')
    return undefined
  return { ...outer, low: amount.low, currency: amount.currency ?? outer.currency }
}

const EVEN = new Set(['voire', 'allez', 'even', 'or', 'ou', 'maybe', 'perhaps'])

function ends({ low, high }: Amount, bound: Bound): Pick<BudgetValue, 'min' | 'max'> {
  if (low !== high || bound === 'exact') return { min: low, max: high }
  return bound === 'ceiling' ? { min: null, max: high } : { min: low, max: null }
}

function scoreAround(words: readonly Word[], at: number, amount: Amount): number {
  const [from, to] = reach(words, at, amount.next)
  const sentence = sentenceRange(words, at)
  if (phrasesBetween(ORDERS, words, sentence).length > 0) return BASE - 6
  let score = BASE
  for (const { value } of phrasesBetween(AROUND, words, [from, to])) score += value
  return score
}

const RATES = phrasesOf<'day' | 'hour'>([
  ['day', 'tjm, taux journalier, day rate, daily rate, tarif journalier'],
  ['hour', 'taux horaire, hourly rate, tarif horaire'],
])

/** "TJM 450": the time that a rate named before the amount is for. */
function rateBefore(words: readonly Word[], at: number): 'day' | 'hour' | undefined {
  const [from] = reach(words, at, at)
  return phrasesBetween(RATES, words, [from, at]).at(-1)?.value
}

/** Words around an amount that belong to its sentence. */
function reach(words: readonly Word[], from: number, to: number): readonly [number, number] {
  const sentence = words[from]?.sentence
  let [first, last] = [from, to]
  while (first > from - REACH_BEFORE && words[first - 1]?.sentence === sentence) first -= 1
  while (last < to + REACH_BEHIND && words[last]?.sentence === sentence) last += 1
  return [first, last]
}

/** First word of the sentence of a word and the one behind its last, at most forty words either way. */
function sentenceRange(words: readonly Word[], at: number): readonly [number, number] {
  const sentence = words[at]?.sentence
  let [first, last] = [at, at]
  while (first > at - 40 && words[first - 1]?.sentence === sentence) first -= 1
  while (last < at + 40 && words[last]?.sentence === sentence) last += 1
  return [first, last]
}
