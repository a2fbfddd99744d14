import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Span } from '../analysis.ts'
import type { DateMention } from './date-mentions.ts'
import { type TimeMatch, timeAt } from './time-at.ts'

/** Length of the work in calendar days. */
export type DurationReading = { days: number; span: Span; confidence: number }

const BEFORE = phrasesOf<number>([
  [
    3,
    `
    pendant, durant, durée, durée de, mission de, mission, contrat de, contract for, contract of, contract,
    assignment of, for, sur, pour une durée de, over, lasting, lasts, engagement of, régie, budget for,
    stretch to, can stretch to, can afford, can pay for, prévoyons, nous prévoyons, comptez, compter, on compte,
    on table sur, tabler sur, estimons, we reckon, reckon, reckon on, we estimate, we think, estimated at,
    estimé à, estimée à, évalué à, évaluée à, environ, il faut compter, it should take, should take,
    ne devrait pas prendre plus de, devrait prendre, will take, takes about, a budget of, spread over,
    étalé sur, étalée sur, réparti sur, répartis sur, réparties sur, up to, maximum of, jusqu à, planned over,
    prévu sur, prévue sur`,
  ],
  [
    1.5,
    `
    about, around, roughly, approximately, some, initial, initially, à peu près, approximativement, autour de,
    une durée, period of, période de, a total of, au total, soit, estimation, charge, workload, volume,
    délai global, durée totale, durée prévue, durée estimée, marché de`,
  ],
  [
    -4,
    `
    once, twice, times, fois, depuis, since, il y a, after, après, avant, before, tous les, toutes les, every,
    each, per, par, last, dernier, derniers, dernières, derniere, past, historique, garantie, warranty,
    maintenance, support, astreinte, used to, old, âge, a pris, took, taken, testeront, testent, délai,
    paiement à, paid within, payable, preavis, notice, abonnement, subscription, keep for, conserver, retention,
    autonomie, battery`,
  ],
])
const BEHIND = phrasesOf<number>([
  [
    2,
    `
    full time, part time, à temps plein, temps plein, à mi temps, of work, de travail, de mission, renouvelable,
    renouvelables, contract, at, à raison de, à compter, à partir, starting, from, remote, engagement, mission,
    environ, max, maximum, to begin with, to start with, to start, pour commencer, dans un premier temps,
    initially, ferme, fermes, ouvrés, working days, man days, jours hommes, jours homme, person days,
    prolongeable, prolongeables, extendable, rolling, with extension, with a possible extension`,
  ],
  [
    -4,
    `
    ago, d expérience, d expériences, experience, of experience, of history, d historique, d ancienneté, old,
    de métier, in the, de pratique, years old, par semaine, par mois, a week, a month, per week, per month, by,
    avant, before, après, after, later, plus tard, each, d autonomie, de garantie, warranty, of data,
    de données, de relevés, d archives, of archives`,
  ],
])
const REACH = 4
/** "£700 a month" is a rate; only after a cue is it one month. */
const ARTICLES = new Set(['a', 'an', 'the', 'la', 'les'])
/** Units of work that are done "a week". */
const AMOUNTS = new Set(
  'hrs hours hour h day days jour jours heures heure time times fois mornings afternoons'.split(
    ' ',
  ),
)
const LONGEST_YEARS = 3

/** Length of work that a brief states, the likeliest of all lengths of time in it that are no dates. */
export function durationOf(
  words: readonly Word[],
  mentions: readonly DateMention[],
): DurationReading | undefined {
  let best: (DurationReading & { score: number }) | undefined
  let mention = 0
  for (let at = 0; at < words.length; ) {
    while ((mentions[mention]?.next ?? words.length) <= at && mention < mentions.length)
      mention += 1
    const inDate = mentions[mention]
    if (inDate !== undefined && at >= inDate.at) {
      at = inDate.next
      continue
    }
    const time = timeAt(words, at)
    const score = time === undefined ? 0 : scoreOf(words, at, time)
    const days = time === undefined ? 0 : Math.round(time.days + time.months * 30.4375)
    if (
      time !== undefined &&
      score > (best?.score ?? 0) &&
      days >= 2 &&
      days <= LONGEST_YEARS * 366
    )
      best = { days, span: spanOf(words, at, time), confidence: 0.5 + score / 10, score }
    at = time?.next ?? at + 1
  }
  return best && { days: best.days, span: best.span, confidence: Math.min(0.95, best.confidence) }
}

const spanOf = (words: readonly Word[], at: number, time: TimeMatch): Span => [
  words[at]?.start ?? 0,
  words[time.next - 1]?.end ?? 0,
]

/** A length by itself between commas ("3 mois, 650 €/j") is one of work; within other words it needs a cue. */
function scoreOf(words: readonly Word[], at: number, time: TimeMatch): number {
  const [first, last, behind] = [words[at], words[time.next - 1], words[time.next]]
  const isAside = /[([]$/.test(first?.gap ?? '')
  if (behind !== undefined && /^-/.test(behind.gap)) return 0
  if (ARTICLES.has(first?.folded ?? '') && AMOUNTS.has(words[at - 1]?.folded ?? '')) return 0
  let score = 0
  let from = at
  while (from > at - REACH && words[from - 1]?.clause === first?.clause) from -= 1
  let to = time.next
  while (to < time.next + REACH && words[to]?.clause === last?.clause) to += 1
  score += phrasesBetween(BEFORE, words, [from, at]).at(-1)?.value ?? 0
  if (ARTICLES.has(first?.folded ?? '') && score <= 0) return 0
  for (const { value } of phrasesBetween(BEHIND, words, [time.next, to])) score += value
  const isAlone = from === at && to === time.next && !isAside
  return isAlone ? score + 2 : score
}
