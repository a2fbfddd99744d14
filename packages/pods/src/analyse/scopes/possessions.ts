import { phraseAt, phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Range, Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

/** `object`: what follows is there; `subject`: what stands before it; `both`: the clause before too, by a pronoun. */
type Side = 'object' | 'subject' | 'both' | 'none'

const CUES = phrasesOf<Side>([
  [
    'object',
    'we already have, we ve already got, nous avons déjà, on a déjà, j ai déjà, nous disposons déjà, we have our own, we have an in house, we have a designer, nous fournissons, nous fournirons, on fournit, je fournis, we provide, we will provide, we ll provide, we supply, we will supply, we ll supply, we bring, nous apportons, we keep our, on garde, nous gardons, nous conservons, already got, i already have, our own',
  ],
  [
    'subject',
    'existe, existent, existe déjà, existent déjà, exists, exist, already exists, already exist, is ready, are ready, est prêt, est prête, sont prêts, sont prêtes, est déjà, sont déjà, is already, are already, déjà assuré, déjà assurée, déjà assurés, déjà pris en charge, déjà géré, déjà gérée, already covered, already handled, already taken care of, déjà fait, déjà faite, déjà faits, déjà développée, a été choisi, ont été choisis, ont été choisies, a déjà été, ont déjà été, is done, are done, is taken care of, is booked, are booked, est réservé, est réservée, sont réservées, sont réservés, sont fournis, sont fournies, est fourni, est fournie, is provided, are provided, is supplied, are supplied, is our job, are our job, is our business, stays as it is, stay as it is, stay as they are, stays as is, remains as it is, ne change pas, ne changent pas, ne changera pas, ne changeront pas, est trouvé, est trouvée, is registered, are registered, déposée, est déposé, are out, sont connus, sont connues, est acquis, est acquise, est choisi, est choisie, is settled, are settled, is covered, est couvert, nous appartient, is chosen, been chosen, is known, are known, have been booked, has been booked',
  ],
  [
    'both',
    's en charge, s en chargent, s en occupe, s en occupent, takes care of it, takes care of that, take care of it, handles it, handles that, handle that, do that, does that, does it, on n y touche pas, n y touche pas, n y touchons pas, we don t touch it, do not touch it, nous en avons un, nous en avons une, nous en avons, on en a un, on en a une, on en a déjà, nous l avons, nous l avons déjà, on l a déjà, nous les avons, we have one, we have that, we ve got that, we already have one, we ve got one, built one already, did that already',
  ],
  [
    'none',
    'is already paid, is already in use, are already in use, déjà en place et, is already used, already paid, n existe pas, n existent pas, doesn t exist, does not exist, is not ready, pas prêt, there is no, already started, already working on, is already on, is already using, is already running',
  ],
])
const OWNERS = new Set('our my notre nos mon ma mes'.split(' '))
const DOERS = phrasesOf([
  [
    true,
    'does, do, did, makes, made, handles, handle, manages, manage, manages all, runs, writes, write, wrote, builds, build, built, gère, gèrent, fait, font, a fait, ont fait, a déjà fait, s occupe, s occupent, assure, assurent, écrit, écrivent, développe, développent, is doing, are doing, will do, will handle, takes care of, take care of, looks after, look after, prend en charge, prennent en charge, se charge de, se chargent de, maintains, maintient, maintain, draws, drew, designed, a dessiné, has built, has made, have built, took, shot, hosts',
  ],
])
/** Participles before "by our": what somebody of the client's has made. */
const MADE = new Set(
  'assure assuree assures ecrit ecrits ecrite ecrites realise realisee realises realisees developpe developpee concu concue concus gere geree geres gerees fait faite faits faites dessine dessinee fourni fournie fournis fournies charge managed handled written built done designed made provided drawn supplied taken hosted heberge'.split(
    ' ',
  ),
)
const BY_OURS = phrasesOf([
  [
    true,
    'par notre, par nos, par un, by our, by my, by an, par mon, par ma, par les écoles, by a studio, by an agency, par une agence, par un cabinet, par un bureau',
  ],
])
const PRONOUNS = new Set('il elle ils elles it they that this ce c cela ca on nous we'.split(' '))
const TOO = new Set(['aussi', 'too', 'également', 'egalement', 'likewise'])
const OBJECT = 10
const SUBJECT = 14

/** Marks what is there already, or what somebody of the client's does: "le logo existe", "our nephew does the site". */
export function markOwned(words: readonly Word[], { clauses }: Ranges, standings: Standings): void {
  for (const [number, clause] of clauses.entries()) {
    if (clause === undefined) continue
    const before = sameSentence(words, clauses[number - 1], clause)
    markCues(words, { clause, before, standings })
    markDoer(words, clause, standings)
    markMade(words, { clause, before, standings })
    const isToo = TOO.has(words[clause[1] - 1]?.folded ?? '')
    if (isToo && before !== undefined && standings.at(before[0]) === 'owned')
      standings.mark('owned', clause)
  }
}

type Place = { clause: Range; before: Range | undefined; standings: Standings }

function sameSentence(words: readonly Word[], before: Range | undefined, clause: Range) {
  const isSame = before !== undefined && words[before[0]]?.sentence === words[clause[0]]?.sentence
  return isSame ? before : undefined
}

function markCues(words: readonly Word[], { clause, before, standings }: Place) {
  const [from, to] = clause
  for (const { at, next, value } of phrasesBetween(CUES, words, clause)) {
    if (value === 'object') standings.mark('owned', [at, Math.min(to, next + OBJECT)])
    if (value === 'subject' || value === 'both')
      standings.mark('owned', [Math.max(from, at - SUBJECT), at])
    const isPronoun = at - from <= 2 && (at === from || PRONOUNS.has(words[from]?.folded ?? ''))
    if (before !== undefined && (value === 'both' || (value === 'subject' && isPronoun)))
      standings.mark('owned', before)
  }
}

/** "our own developers will do the rest": an owner, a few words, and a verb of doing. */
function markDoer(words: readonly Word[], [from, to]: Range, standings: Standings) {
  for (let at = from; at < to; at += 1) {
    if (!OWNERS.has(words[at]?.folded ?? '')) continue
    for (let verb = at + 2; verb < Math.min(to, at + 6); verb += 1) {
      const doer = phraseAt(DOERS, words, verb)
      if (doer === undefined) continue
      standings.mark('owned', [at, to])
      return
    }
  }
}

/** "est écrit par nos moniteurs", "managed by our provider". */
function markMade(words: readonly Word[], { clause, before, standings }: Place) {
  const [from, to] = clause
  for (let at = from + 1; at < to; at += 1) {
    const by = MADE.has(words[at - 1]?.folded ?? '') ? phraseAt(BY_OURS, words, at) : undefined
    if (by === undefined) continue
    standings.mark('owned', clause)
    if (before !== undefined && PRONOUNS.has(words[from]?.folded ?? ''))
      standings.mark('owned', before)
  }
}
