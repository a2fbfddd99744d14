import { type PhraseMatch, phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Range, Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

/** `object`: refuses what follows; `list`: all that follows in the sentence; `lack`: says only that it is missing. */
type Opener = 'object' | 'list' | 'lack'

const OPENERS = phrasesOf<Opener>([
  [
    'object',
    `
    pas de, pas d, pas du, pas des, pas un, pas une, pas un truc, pas une énième, pas besoin de, pas besoin d,
    pas besoin du, avons pas besoin de, avons pas besoin d, ai pas besoin de, ai pas besoin d, a pas besoin de,
    sans, aucun, aucune, ni, hors, sauf, inutile de, inutile d, inutile de prévoir, ne voulons pas, veut pas,
    voulons pas, ne veux pas, jamais de, non à, souhaitons pas, souhaite pas, à l exception de,
    à l exclusion de, pas question de, plutôt que, au lieu de, au lieu d, nul besoin de, n envisageons aucun,
    n envisageons aucune, on évite, éviter, n utilisons pas, utilisons pas, pas la peine de, n est pas,
    ne sera pas, not, no, without, don t want, do not want, don t need, do not need, don t use, do not use,
    don t do, do not do, faisons pas de, fait pas de, faisons pas d, won t use, won t need, never, nor, neither,
    except, excluding, instead of, rather than, no need for, no need of, no need to, avoid, skip, leave out,
    none of, no longer want, no more, not interested in, not looking for, isn t, aren t, is not, are not,
    doesn t need, does not need, cannot use, can t use, without any, nothing built on, nothing built with,
    nothing built in, nothing made with, nothing on, nothing in, nothing with, nothing like, nothing that needs,
    rien sous, rien avec, rien qui ressemble à, doesn t have to be, does not have to be, don t have to be,
    do not have to be, doesn t need to be, does not need to be, don t need to be, do not need to be,
    need not be, needn t be, n a pas besoin d être, n ont pas besoin d être, ne doit pas être,
    ne doivent pas être, don t touch, do not touch, don t change, do not change, ne touchez pas à,
    ne touchez pas au, ne touchez pas aux, ne touchez pas, ne pas toucher à, ne pas toucher au,
    ne pas toucher aux, pas toucher au, pas toucher à, don t bother with, don t build, do not build,
    don t propose, do not propose, don t suggest, don t give us, don t send us, don t expect, do not expect,
    don t ask for, we are not asking for, we re not asking for, we aren t asking for, nous ne demandons pas,
    on ne demande pas, je ne demande pas, on ne veut pas, on veut pas, je veux pas, je ne veux pas,
    nous ne voulons pas, ne voulons ni, ne veux ni, ne veut ni, n avons besoin ni, ne cherchons pas,
    ne cherche pas, cherchons pas, n attendons pas, on n attend pas, n attends pas, ne proposez pas,
    ne pas proposer, ne nous proposez pas, ne me proposez pas, inutile de me proposer, inutile de nous proposer,
    we have no use for, have no use for, have no need for, have no need of, no need of any, we ve no need of,
    we ve no need for, fed up with, tired of, done with, surtout pas, surtout pas de, surtout pas d,
    pas question d, plus question de, plus jamais de, plus jamais, plus besoin de, plus besoin d, anything but,
    tout sauf, certainly not, definitely not, under no circumstances, en aucun cas, refusons, refuse, we refuse,
    allergic to, not keen on, no thanks to, we re not after, we are not after, not after, not another,
    pas encore un, pas encore une, ne veulent pas de, ne veulent pas, ne souhaitent pas, pas envie de,
    pas envie d, n a pas besoin de, n ont pas besoin de, n ont pas besoin d, n a pas besoin d,
    avons plus besoin de, on se passe de, on se passera de, nous nous passerons de, faites l impasse sur,
    forget about, forget the, never mind the, laissez tomber, not need, we no need, steer clear of,
    keep away from, stay away from, do without, ruled out, on exclut, nous excluons, interdit de, no more of,
    épargnez nous, ne nous parlez pas de, ne nous parlez pas d, ne me parlez pas de, ne me parlez pas d,
    ne parlez pas de, don t talk to us about, don t mention, ne prévoyez pas de, ne prévoyez pas d,
    ne pas prévoir de, ne pas prévoir d, ne prévoir aucun, ne prévoir aucune, ne rien changer à,
    ne rien changer au, ne changez pas, ne changez rien à, ne changez rien au, on ne change pas,
    on ne touche pas à, on ne touche pas au, on ne touche pas aux, on touche pas à, on touche pas au,
    on touche pas aux, nous ne touchons pas à, nous ne touchons pas au, nous ne toucherons pas,
    we are not touching, we re not touching, we won t touch, nous n utilisons plus, on n utilise plus,
    we no longer use, we stopped using, we ve dropped, we have dropped, on a abandonné, nous avons abandonné,
    on a laissé tomber, we ve given up on, we have given up on, ne voulons plus de, ne voulons plus,
    ne veux plus de, ne veux plus, ne veut plus de, ne veut plus, on veut plus de, want no, wants no,
    we d rather not have, would rather not have, by no means, nothing to do with, rien à voir avec,
    no question of, free of, interdits, il n est pas question de, il n est pas question d,
    il n est pas prévu de, il n est pas prévu d, ne comptez pas sur, nous écartons, on écarte, n incluez pas,
    do not include, don t include, don t add, do not add, n ajoutez pas, don t waste time on,
    don t spend time on, spare us the,
    on ne fait pas de, on ne fait pas d, nous ne faisons pas de, nous ne faisons pas d, ne pas développer,
    ne pas refaire, ne pas créer, ne pas faire de, ne pas faire d, inutile d envisager, nous n achetons pas,
    on n achète pas, we re not buying, we are not buying, not buying, we re not changing, we are not changing,
    we aren t changing, we re not replacing, we are not replacing, we aren t replacing, we won t be needing,
    won t be needing, we don t do, ne cherchons ni, no interest in, aucun intérêt pour, aucune envie de,
    aucune envie d, no appetite for, we re not asking you to, we are not asking you to, pas de nouveau,
    pas de nouvelle, wary of, méfiants envers, opposed to, opposés à, on refuse, nous refusons,
    we don t believe in, no budget for, pas de budget pour, pas le budget pour, pas les moyens de, can t afford,
    cannot afford, we can t afford, trop chers pour, without going through, sans passer par, sans recourir à,
    sans avoir à, don t try to, n essayez pas de, we ll skip, we re skipping, on saute, we don t plan,
    we do not plan, we have no plans for, no plans for, ne prévoyons pas de, ne prévoyons pas d,
    ne prévoyons aucun, ne prévoyons aucune, on ne prévoit pas de, on ne prévoit pas d, personne ne demande,
    personne ne me demande, personne ne nous demande, rien à vendre, nothing to sell, plus un centime,
    plus un euro, not another penny, on ne vend pas, nous ne vendons pas, je ne vends pas, ne vend pas,
    we don t sell, i don t sell, we do not sell, pas relié, pas reliée, pas reliés`,
  ],
  [
    'list',
    `
    hors périmètre, hors du périmètre, out of scope, not in scope, not included, exclusions,
    not part of the job, not part of this job, not part of the contract, ne sont pas demandés,
    ne sont pas demandées, n est pas demandé, n est pas demandée, non demandé, non demandés,
    ne sont pas compris, ne sont pas comprises, ne comprend pas, ne comprennent pas, n inclut pas,
    n incluent pas, does not include, doesn t include, do not include, hors mission, hors lot, hors marché,
    hors prestation, hors contrat, ne font pas partie de, ne fait pas partie de, ne fera pas partie, not wanted,
    what we are not asking for, ce que nous ne demandons pas, ce qu on ne demande pas, things we don t want,
    things we do not want, things we don t need, choses dont nous n avons pas besoin, pas concernés,
    pas au programme, ce que nous ne voulons pas, ce qu on ne veut pas, what we don t want, what we do not want,
    not needed, non inclus`,
  ],
  [
    'lack',
    `
    avons pas de, a pas de, ai pas de, avons pas d, a pas d, avons aucun, avons aucune, pas encore de,
    pas encore, have no, has no, got no, don t have, doesn t have, do not have, there is no, there are no,
    il n y a pas de, no one, nobody, can never, no idea, no later than, no more than, not later than, not only,
    not sure, not yet, no matter, no doubt, no longer, no less than, not less than, not more than, not at least,
    no rush, no hurry, whether or not, why not, if not, or not, pas mal, hors ligne, hors connexion,
    hors réseau, hors taxe, hors taxes, hors saison, hors sol, hors série, hors tva, not an option,
    pas une option, pas plus de, pas plus, pas seulement, pas forcément, pas sûr, pas sûrs, pas trop, pas très,
    pas assez, sans doute, sans cesse, sans arrêt, sans faute, sans que, sans attendre, sans tarder, pas avant,
    pas trop de, pas de souci, pas de problème, no problem, with no, not enough, not much, not many, not well,
    isn t fixed, not fixed, is not fixed, is not known, isn t known, no budget, pas de budget, n est pas fixé,
    not happy, isn t required, not required, is not required, can not, cannot, not able, is not only, not just,
    ni trop, no other, is not yet, isn t yet, n est pas encore, n est pas publique, not public`,
  ],
])
/** Words that end what an opener refuses, once something has been named. */
const ENDS = new Set(
  'dans pour in for on sur avec with at chez afin because car parce so donc mais but yet until avant before since as if si when quand than please thanks merci que qui which that who where nous on we i je he she they il elle ils elles our notre nos to from by par until unless just only seulement juste then puis'.split(
    ' ',
  ),
)
const CONJUNCTIONS = new Set(['et', 'and'])
const ARTICLES = new Set([
  'un',
  'une',
  'le',
  'la',
  'les',
  'des',
  'a',
  'an',
  'the',
  'l',
  'then',
  'please',
])
const LINKS = new Set(['or', 'nor', 'ou', 'ni', 'no'])
/** "help with", "besoin d'aide pour": what is refused comes behind the preposition. */
const GENERIC = new Set(
  'aide help support assistance besoin need work travail interest any de d des du going about planning to have be get being having prets pret ready willing asking looking wanting interested in buying paying'.split(
    ' ',
  ),
)
const ITEM_SIGN = /\n\s*[-–—*•·‣▪]/
const LONGEST = 9
/** Most words of a further item of a refused list ("no blog, forum or chat"). */
const ITEM = 4

/** Marks what openers of refusal reach: "pas de logo", "no blog, forum or chat", "hors périmètre : la messagerie". */
export function markRefused(words: readonly Word[], ranges: Ranges, standings: Standings): void {
  for (let at = 0; at < words.length; ) {
    const opener = phraseAt(OPENERS, words, at)
    if (opener?.value === 'object') standings.mark('refused', [at, objectEnd(words, opener)])
    const end = ranges.sentences[words[at]?.sentence ?? 0]?.[1] ?? at
    if (opener?.value === 'list') standings.mark('refused', [at, itemsEnd(words, ranges, end)])
    at = opener?.value === 'list' ? end : (opener?.next ?? at + 1)
  }
}

/** Index behind the items of a list that begins at a word, behind a colon; the word itself where none does. */
function itemsEnd(words: readonly Word[], { sentences }: Ranges, from: number): number {
  if (!words[from]?.gap.includes(':')) return from
  let end = from
  while (ITEM_SIGN.test(words[end]?.gap ?? ''))
    end = sentences[words[end]?.sentence ?? 0]?.[1] ?? words.length
  return end
}

function objectEnd(words: readonly Word[], { next: from }: PhraseMatch<Opener>): number {
  let named = 0
  let [clause, sentence] = [words[from - 1]?.clause, words[from - 1]?.sentence]
  for (let at = from; at < words.length && at < from + LONGEST; at += 1) {
    const word = words[at]
    if (word === undefined || word.sentence !== sentence) return at
    if (word.clause !== clause) {
      if (named === 0 || !goesOn(words, at)) return at
      clause = word.clause
      sentence = word.sentence
    }
    if (named > 0 && ENDS.has(word.folded) && !leadsToName(words, at)) return at
    if (named > 0 && CONJUNCTIONS.has(word.folded) && ARTICLES.has(words[at + 1]?.folded ?? ''))
      return at
    if (!GENERIC.has(word.folded) && !ARTICLES.has(word.folded)) named += 1
  }
  return from + LONGEST
}

const BUILT_WITH = new Set('in on with sur avec en sous'.split(' '))

/** "a rewrite in Go": a product that what is refused would be made with. */
const leadsToName = (words: readonly Word[], at: number) =>
  BUILT_WITH.has(words[at]?.folded ?? '') && /^\p{Lu}/u.test(words[at + 1]?.raw ?? '')

/** True where the clause behind a comma is a short item of a list that ends with "or". */
function goesOn(words: readonly Word[], at: number): boolean {
  const sentence = words[at]?.sentence
  if (LINKS.has(words[at]?.folded ?? '') && words[at]?.gap.includes(',')) return true
  if (!/^\s*,\s*$/.test(words[at]?.gap ?? '')) return false
  for (let step = at; step < at + ITEM; step += 1) {
    const word = words[step]
    if (word === undefined || word.sentence !== sentence) return false
    if (step > at && (word.folded === 'or' || word.folded === 'ou')) return true
    if (ENDS.has(word.folded)) return false
  }
  return false
}

const CLOSERS = phrasesOf([
  [
    true,
    `
    skip it, skip them, bin it, bin them, ditch it, ditch them, drop it, drop them, scrap it, forget it,
    oubliez la, oubliez le, oubliez les, rien à y faire, rien à y changer, needs no work, need no work,
    n est pas concerné, n est pas concernée, ne sont pas concernés, n est pas inclus, n est pas incluse,
    ne sont pas inclus, n est pas nécessaire, pas nécessaire, pas nécessaires, n est pas prévu,
    n est pas prévue, est exclu, est exclue, sont exclus, sont exclues, exclus, exclue, exclues, exclu,
    is not included, are not included, not included, isn t included, is not needed, isn t needed, aren t needed,
    are not needed, not needed, is not wanted, not wanted, not part of, is not part of, n est pas à,
    ne fait pas partie, ne font pas partie, ne fait pas l objet, is excluded, are excluded, excluded,
    is out of scope, are out of scope, out of scope, hors périmètre, hors sujet, ruled out, off the table,
    on verra plus tard, non merci, no thanks, no thank you, not concerned, isn t part of, attendra, attendront,
    can wait, pas demandé, pas demandée, pas demandés, pas demandées, non demandé, non demandée, sont à éviter,
    est à éviter, à proscrire, à bannir, proscrit, proscrits, proscrite, interdit, interdits, interdite,
    forbidden, is banned, are banned, won t be considered, will not be considered, will be rejected,
    is not an issue, ne nous intéresse pas, ne nous intéressent pas, ne m intéresse pas, doesn t interest us,
    very much not, not our thing, c est non, très peu pour nous, très peu pour moi, on oublie, on laisse tomber,
    tombe à l eau, ce sera pour plus tard, c est pour plus tard, ce sera pour une autre fois, une autre fois,
    another time, some other time, not now, not this time, not this year, pas cette fois, pas cette année,
    pas maintenant, pas pour l instant, pas pour le moment, pas tout de suite, in a later phase, phase 2,
    next year maybe, on s en passe, on s en passera, nous nous en passons, on peut s en passer,
    we can do without, can do without, we can live without, n en parlons pas, n en parlons plus,
    on n en parle pas, on n en parle plus, on n en veut pas, on n en veut plus, on en veut pas, on en veut plus,
    nous n en voulons pas, nous n en voulons plus, je n en veux pas, je n en veux plus, j en veux pas,
    n en veut pas, n en veut plus, n en veulent pas, ne plus nous en proposer, ne plus en proposer,
    ne pas en proposer, ne nous en proposez pas, jamais de la vie, plus jamais, hors de question, on a donné,
    no way, never again, absolutely not, not for us, sûrement pas, sans façon, on verra l an prochain,
    on verra après, on verra ensuite, on verra ça, on verra, we ll see later, we ll see about, don t want it,
    don t want one, don t want them, don t want any, don t want that, don t need it, don t need one,
    don t need any, don t need that, don t need them, do not want it, do not want one, do not want any,
    do not need it, do not need one, do not need any, est proscrit, est proscrite, est à exclure,
    sont à exclure, sera abandonnée, sera abandonné, seront abandonnés, is being dropped, will be dropped,
    will be retired, is being retired, has been dropped, is a no, is a no go, is a definite no, no go, are a no,
    not a priority, pas une priorité, pas prioritaire, not on the agenda, à l ordre du jour, ne sera pas retenu,
    ne seront pas retenus, n est pas souhaité, n est pas souhaitée, ne sont pas souhaités, n est pas utile,
    ne sert à rien, unwelcome, n est pas requis, n est pas requise, ne sont pas requis, n est pas attendu,
    n est pas attendue, ne sont pas attendus, ne sont pas attendues, n est pas demandé, n est pas demandée,
    n a pas lieu d être, is of no interest, n a aucun intérêt, makes no sense, a été résilié, licence résiliée,
    put us off, burnt us, burned us, a été abandonné, a été abandonnée, est abandonné, est abandonnée,
    not happening, stays out, est écarté, est écartée, sont écartés, sont écartées, écarté d office,
    pas pour nous, pas pour moi, not my thing, viendra plus tard, viendront plus tard, sera pour plus tard,
    will come later, comes later, can come later, later phase, next phase, phase suivante,
    dans une prochaine phase, dans une phase ultérieure, ultérieurement, sans intérêt pour nous, must go,
    has to go, is going away, à l abandon, they retire, we got rid of, on s en est débarrassé, we hate,
    nous déteste, on déteste, hate them, hate it, est banni, est bannie, sont bannis, sont bannies,
    is off limits, are off limits, off limits, is outside the scope, are outside the scope, outside the scope,
    hors cadre, hors du cadre, hors budget, hors de notre budget, n entre pas dans, n entrent pas dans,
    n est pas dans le périmètre, ne sont pas dans le périmètre, est hors, sont hors,
    on verra l année prochaine, on verra plus tard pour, l année prochaine peut être, l an prochain peut être,
    isn t planned, aren t planned, is not planned, are not planned, n est pas au programme, isn t our aim,
    is not our aim, isn t the aim, is not the aim, n est pas notre but, n est pas le but, n est pas l objectif,
    n est pas notre objectif, n est pas notre métier, isn t our thing, is not our thing, was tried, were tried,
    has been tried, a été essayé, a été essayée, ont été essayés, on a essayé, nous avons essayé, we tried that,
    we tried it, on en revient, on en est revenus, on arrête, nous arrêtons, we re stopping, we are stopping,
    we stop, sera arrêté, sera arrêtée, plus tard seulement, seulement plus tard, only later, later only,
    pas avant l an prochain, pas avant l année prochaine, not before next year, not until next year, hors marché,
    hors lot, hors contrat, hors mission, hors devis, sous un autre marché, n est pas compris, n est pas comprise,
    ne sont pas compris, ne sont pas comprises, n est pas à prévoir, ne sont pas à prévoir, n est pas à refaire,
    not to be touched, ne doit pas être touché, ne doivent pas être touchés, ne sera pas touché, won t be touched,
    can be dropped, can be left out, can be left aside, peut être laissé de côté, peuvent être laissés de côté,
    laissé de côté, laissée de côté, left aside, left out, set aside, mis de côté pour plus tard, is parked,
    are parked, for another day, pour un autre jour, si on survit, too expensive for us, too slow for us,
    trop cher pour nous, trop compliqué pour nous, would be too much, serait trop, on laisse de côté,
    nous laissons de côté, we leave that out, we ll leave that, on s en moque, nobody wants, personne n en veut,
    is not sought, are not sought, n est pas recherché, n est pas recherchée, d une phase ultérieure,
    dans une seconde tranche, dans une deuxième tranche, est gelé, est gelée, sont gelés, sont gelées, is frozen,
    is on hold, on a arrêté, nous avons arrêté, we stopped, is against it, are against it, est contre,
    sont contre, not your problem, pas votre problème, je m en fiche, on s en fiche, please don t,
    is not for this, it s not for this, we are closing it, we re closing it, suit son cours, suivent leur cours`,
  ],
])
const NO = new Set(['non', 'no', 'none', 'aucun', 'aucune'])
const PRONOUNS = new Set('il elle ils elles it they that this ce c cela ca on nous we'.split(' '))

/** Marks what a refusal looks back at: "la téléphonie n'est pas concernée", "Multijoueur : non". */
export function markRefusedBefore(
  words: readonly Word[],
  { clauses }: Ranges,
  standings: Standings,
): void {
  for (const [number, range] of clauses.entries()) {
    if (range === undefined) continue
    const [from, to] = range
    const before = clauses[number - 1]
    if (
      isNo(words, range) &&
      before !== undefined &&
      (words[from]?.sentence === words[before[0]]?.sentence || words[from]?.gap.includes('?'))
    )
      standings.mark('refused', before)
    if (endsWithNo(words, range)) standings.mark('refused', range)
    for (let at = from; at < to; at += 1) {
      if (phraseAt(CLOSERS, words, at) === undefined) continue
      standings.mark('refused', [from, at])
      if (before !== undefined && looksBack(words, from, at)) {
        standings.mark('refused', before)
        const topic = clauses[number - 2]
        if (topic !== undefined && words[before[0]]?.gap.includes(':'))
          standings.mark('refused', topic)
      }
      break
    }
  }
}

/** True for ": non" and ": no." */
const isNo = (words: readonly Word[], [from, to]: Range) =>
  to - from === 1 && NO.has(words[from]?.folded ?? '') && /[:,?]\s*$/.test(words[from]?.gap ?? '')

/** Most words of "La voix off non". */
const BARE = 5

const endsWithNo = (words: readonly Word[], [from, to]: Range) =>
  to - from > 1 && to - from <= BARE && words[to - 1]?.folded === 'non'

/** True where a clause has no subject of its own: a cue by itself or behind a pronoun. */
const looksBack = (words: readonly Word[], from: number, at: number) =>
  /[,:;?]\s*$/.test(words[from]?.gap ?? '') &&
  (at === from || (at - from <= 2 && PRONOUNS.has(words[from]?.folded ?? '')))
