import { phraseAt, phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import { type Word, wordsOf } from '../../text/words.ts'
import type { Range, Ranges } from './clause-ranges.ts'
import { isToUse } from './possessions.ts'
import type { Standing, Standings } from './standing.ts'

const setOf = (list: string): ReadonlySet<string> =>
  new Set(wordsOf(list).map(({ folded }) => folded))

/** Forms of "be" behind a subject, and the time they put it in. */
const BEING = phrasesOf<'now' | 'past' | 'future' | 'if'>([
  ['now', 'is, are, s, est, sont, c est'],
  ['past', 'was, were, has been, have been, had been, a été, ont été, avait été, fut, furent'],
  ['future', 'will be, is being, are being, sera, seront'],
  ['if', 'would be, would cost, serait, seraient, coûterait'],
])
/** Most words of a subject. */
const SUBJECT = 8
/** Words that come between a form of "be" and what is said of the subject. */
const ADVERBS = setOf('already just all also now entirely fully déjà aussi tous toutes tout bien')

/** Words that make a subject a wish or a complaint, not a thing that is settled. */
const OPEN = setOf(
  `
  need needs needed must should want wants required requested expected wanted planned missing
  lost broken outdated stuck scattered spread badly old slow never not no only too but unless
  faut doit doivent devra devront besoin attendu attendue attendus demandé demandée prévu prévue
  souhaité souhaitée requis requise exigé exigée cassé cassée dépassé dépassée vieux vieille lent
  lente perdu perdue éparpillé mal trop jamais pas plus ne n indispensable obligatoire que si`,
)
/** States in which nothing is left to do. */
const FINE = setOf(
  `
  fine ok okay great good bon bonne bons bonnes ready perfect sorted done finished complete ours recent new brand live
  enough prêt prête prêts prêtes parfait parfaite neuf neuve neufs terminé terminée fini finie
  récent récente suffisant suffisante`,
)
/** Participles of entrusting: in the present they say who does it, not what goes wrong. */
const ENTRUSTED = setOf(
  `
  handled managed covered entrusted provided supplied hosted written paid booked chosen signed
  agreed looked run done made drawn taken shot owned set kept arranged organised outsourced
  contracted maintained confié confiée confiés confiées assuré assurée assurés assurées géré
  gérée gérés gérées fourni fournie fournis fournies hébergé hébergée écrit écrite écrits écrites
  payé payée payés payées choisi choisie signé signée fait faite faits faites dessiné dessinée
  réservé réservée externalisé externalisée sous-traité maintenu maintenue pris prise`,
)
const BY = setOf('by with at par chez à au aux avec')
/** Words that make an agent somebody in particular. */
const SOMEBODY = setOf('our my the notre nos mon ma mes le la l les')
/** Words that make a subject any one of its kind: an email that is fine is asked for. */
const ANY = setOf('a an any some someone or if un une des ou si')
/** Judgements that turn a subject down. */
const TURNED_DOWN = phrasesOf([
  [
    true,
    `
    overkill, too much, a waste, pointless, unnecessary, off the table, noise, out of the question, excessive,
    a no, a luxury, trop, superflu, superflue, inutile, inutiles, disproportionné, disproportionnée,
    hors de question, hors de prix, exclu, exclue, exclus, exclues, interdit, interdite`,
  ],
])
/** Words after "is not" for a subject that is no part of the work: "isn't in scope". */
const NO_PART = phrasesOf([
  [
    true,
    `
    in scope, a worry, a concern, a priority, a topic, an issue, a question, part of, needed, necessary, wanted,
    useful, included, planned, our business, on the list, on the table, at stake, what we are after,
    what we want, une priorité, un sujet, le sujet, la question, nécessaire, nécessaires, utile, utiles, prévu,
    prévue, prévus, prévues, inclus, incluse, concerné, concernée, concernés, concernées, au programme,
    souhaité, souhaitée, attendu, attendue, demandé, demandée, dans le périmètre, à l ordre du jour, à refaire,
    à revoir, notre affaire`,
  ],
])
const NEGATED = phrasesOf([
  [
    true,
    'isn t, aren t, is not, are not, n est pas, ne sont pas, est pas, sont pas, won t be, ne sera pas, ne seront pas',
  ],
])
/** Verbs by which something suffices as it is. */
const SUFFICES = phrasesOf([
  [
    true,
    `
    suffit, suffisent, nous suffit, me suffit, me va, nous va, fait l affaire, does the job, do the job,
    does me fine, does us fine, serves us well, is enough, works well, work well, tourne bien, marche bien,
    fonctionne bien`,
  ],
])

/**
 * Marks the subject of a clause that states rather than asks: what was done ("was fixed last year"), is in somebody's
 * hands ("est confiée à notre infogérant"), suffices, or is turned down ("would be overkill", "isn't in scope").
 */
export function markSettled(
  words: readonly Word[],
  { clauses }: Ranges,
  standings: Standings,
): void {
  for (const clause of clauses) {
    const found = clause && standingOf(words, clause)
    if (clause === undefined || found === undefined) continue
    if (found.standing === 'refused' || !isToUse(words, clause))
      standings.mark(found.standing, [clause[0], found.at])
  }
}

/** Standing of a clause's subject, which ends before a word. */
function standingOf(
  words: readonly Word[],
  [from, to]: Range,
): { standing: Standing; at: number } | undefined {
  for (let at = from + 1; at < Math.min(to, from + SUBJECT); at += 1) {
    const negated = phraseAt(NEGATED, words, at)
    if (negated !== undefined) {
      const isOut = phraseAt(NO_PART, words, negated.next) !== undefined
      return isOut ? { standing: 'refused', at } : undefined
    }
    if (phraseAt(SUFFICES, words, at) !== undefined) return { standing: 'owned', at }
    if (OPEN.has(words[at]?.folded ?? '')) return undefined
    const being = phraseAt(BEING, words, at)
    if (being === undefined || being.next > to) continue
    if (phrasesBetween(TURNED_DOWN, words, [being.next, Math.min(to, being.next + 4)]).length > 0)
      return { standing: 'refused', at }
    const isAny = words.slice(from, at).some(({ folded }) => ANY.has(folded))
    const isDone = !isAny && isSettled(words, [being.next, to], being.value)
    return isDone ? { standing: 'owned', at } : undefined
  }
  return undefined
}

/** Whether what is said of a subject, from one word to before another, leaves nothing to do. */
function isSettled(
  words: readonly Word[],
  [from, to]: Range,
  time: 'now' | 'past' | 'future' | 'if',
): boolean {
  let at = from
  while (at < to && ADVERBS.has(words[at]?.folded ?? '')) at += 1
  const said = words.slice(at, to)
  if (time === 'if' || said.some(({ folded }) => OPEN.has(folded) || isLongAgo(folded)))
    return false
  const [first, ...rest] = said
  if (first === undefined) return false
  const isBy = rest.some(({ folded }, step) => BY.has(folded) && isSomebody(rest[step + 1]))
  if (time === 'past') return isParticiple(first)
  if (time === 'future') return isParticiple(first) && isBy
  return FINE.has(first.folded) || ENTRUSTED.has(first.folded) || (at > from && isParticiple(first))
}

/** True for the word that begins who does it: "our landlord", "HR", "Yanis". */
const isSomebody = (word: Word | undefined) =>
  word !== undefined && (SOMEBODY.has(word.folded) || /^\p{Lu}/u.test(word.raw))

/** A year or an age, which make a complaint of what was done. */
const isLongAgo = (folded: string) =>
  /^(?:19|20)\d\d$/.test(folded) || folded === 'ago' || folded === 'ans'

const IRREGULAR = setOf(
  'done made built written drawn taken shot chosen bought sold paid set kept held given found',
)
const isParticiple = ({ raw, folded }: Word) =>
  IRREGULAR.has(folded) || /(?:ed|é|ée|és|ées|ie|is|ite|its|it|ue|us|u|i)$/i.test(raw)
