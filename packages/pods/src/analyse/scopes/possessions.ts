import { phraseAt, phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { Range, Ranges } from './clause-ranges.ts'
import type { Standings } from './standing.ts'

/** `object`: what follows is there; `subject`: what stands before it; `both`: the clause before too, by a pronoun. */
type Side = 'object' | 'subject' | 'both' | 'none'

const CUES = phrasesOf<Side>([
  [
    'object',
    `
    we already have, we ve already got, nous avons déjà, on a déjà, j ai déjà, nous disposons déjà,
    we have our own, we have an in house, we have a designer, nous fournissons, nous fournirons, on fournit,
    je fournis, we provide, we will provide, we ll provide, we supply, we will supply, we ll supply, we bring,
    nous apportons, we keep our, we re keeping our, we are keeping our, we keep the, on garde, nous gardons,
    je garde, nous conservons, already got, i already have, our own, i have all my, i have all the,
    i ve got all my, we have all our, we have all the, we ve got all our, i have my own, we have plenty of,
    we ve plenty of, we ve a cupboard full of, j ai toutes mes, j ai tous mes, j ai toutes les, j ai tous les,
    j ai mes, nous avons toutes nos, nous avons tous nos, nous avons toutes les, nous avons tous les,
    on a toutes nos, on a tous nos, on a toutes les, on a tous les, on a nos, nous avons nos, nous avons notre,
    on a notre, j ai mon, j ai ma, we have our, i have my, we ve got our, i ve got my, we ve our, we ll handle,
    we will handle, we handle, we ll take care of, we will take care of, we take care of, i ll take care of,
    i will take care of, i take care of, i ll handle, i will handle, nous nous chargeons, nous nous chargerons,
    nous nous occupons, nous nous occuperons, on s occupe, on s occupera, on se charge, on se chargera,
    je m occupe, je m occuperai, je me charge, je me chargerai, we ll write, we will write, we write,
    we ll do the, we will do the, we do the, we do our, we do all, we ll arrange, we will arrange,
    we ll organise, we will organise, we ll print, we print, we ll take the, we make our, we run our own,
    we host, nous rédigeons, nous rédigerons, nous gérons, nous gérerons, on gère, nous assurons,
    nous assurerons, je fournirai, j apporte, nous ferons, nous faisons nous mêmes, c est nous qui,
    c est moi qui, it s us who, nous avons acheté, on a acheté, we bought, we have bought, we ve bought,
    i bought, we already pay for, we already use, on utilise déjà, nous utilisons déjà, nous payons déjà,
    déjà équipés de, already equipped with, we have an agency for, we ve someone for, we have someone for,
    we have someone who does, on a quelqu un pour, nous avons quelqu un pour, j ai quelqu un pour, on a déjà un,
    on a déjà une, nous offre, nous offrent, nous fournit, nous fournissent, nous prête, nous prêtent, me prête,
    me prêtent, gives us, is giving us, lends us, lend us, provides us with, provide us with, nous tenons déjà,
    on tient déjà, nous possédons, on possède déjà, we already own, we own the, we employ, nous employons,
    on emploie, i already use, j utilise déjà, nous avons déjà acheté, we already bought, we already pay,
    on paie déjà, on paye déjà,
    we are happy with our, we re happy with our, happy with our, happy with the, we like our, we love our,
    we re sticking with, we are sticking with, sticking with, we stick with, we ll stick with, on reste sur,
    nous restons sur, on reste chez, nous restons chez, we re staying with, we are staying with, we stay with,
    staying on, we keep using, we ll keep using, we continue with, we ll continue with, continue to use,
    nous continuons avec, on continue avec, contents de notre, contents de nos, satisfaits de notre,
    satisfaits de nos, nous faisons le, nous faisons la, nous faisons les, on fait le, on fait la, on fait les,
    je fais le, je fais la, je fais les, nous réalisons, nous produisons nous mêmes, nous imprimons,
    nous hébergeons, we maintain our, we look after our, we look after the, there is already a,
    there is already an, there s already a, there s already an, il y a déjà un, il y a déjà une, il y a déjà des,
    we ve got in, nous employons déjà, we have in house, we ve our own, we have our, on a notre propre,
    nous avons notre propre, nous avons nos propres, we currently use, we currently have,
    nous utilisons actuellement, on utilise actuellement, nous tournons sous, on tourne sous, already pays for, already pay for, paie déjà, paient déjà,
    pays already for, lives in, vit dans, vivent dans`,
  ],
  [
    'subject',
    `
    existe, existent, existe déjà, existent déjà, exists, exist, already exists, already exist, is ready,
    are ready, est prêt, est prête, sont prêts, sont prêtes, est déjà, sont déjà, is already, are already,
    déjà assuré, déjà assurée, déjà assurés, déjà pris en charge, déjà géré, déjà gérée, already covered,
    already handled, already taken care of, déjà fait, déjà faite, déjà faits, déjà développée, a été choisi,
    ont été choisis, ont été choisies, a déjà été, ont déjà été, is done, are done, is taken care of, is booked,
    are booked, est réservé, est réservée, sont réservées, sont réservés, sont fournis, sont fournies,
    est fourni, est fournie, is provided, are provided, is supplied, are supplied, is our job, are our job,
    is our business, stays as it is, stay as it is, stay as they are, stays as is, remains as it is,
    ne change pas, ne changent pas, ne changera pas, ne changeront pas, est trouvé, est trouvée, is registered,
    are registered, déposée, est déposé, are out, sont connus, sont connues, est acquis, est acquise,
    est choisi, est choisie, is settled, are settled, is covered, est couvert, nous appartient, is chosen,
    been chosen, is known, are known, have been booked, has been booked, on a déjà quelqu un,
    nous avons déjà quelqu un, j ai déjà quelqu un, on a déjà ce qu il faut, we already have someone,
    we already have somebody, we ve already got someone, we ve already got somebody, we ve got someone,
    we have somebody, i already have someone, is sorted, are sorted, is already sorted, are already sorted,
    all sorted, is taken, is dealt with, are dealt with, dealt with elsewhere, handled elsewhere, come from our,
    comes from our, come from my, comes from my, viennent de notre, vient de notre, viennent de nos,
    vient de nos, is a separate contract, are a separate contract, under a separate contract,
    a separate contract, a separate supplier, another supplier, another contract, another company,
    un autre contrat, un autre marché, un autre lot, un autre prestataire, d un autre prestataire,
    d un autre marché, fait l objet d un autre, font l objet d un autre, par nos soins, par nous mêmes,
    nous mêmes s en, nous incombe, à notre charge, sont à notre charge, est à notre charge,
    restent à notre charge, reste à notre charge, is down to us, are down to us, is up to us, is on us,
    are on us, is ours to, is our responsibility, are our responsibility, remain our, remains our,
    remain with us, remains with us, stays with us, stay with us, stays with our, stay with our, is with our,
    is in place, are in place, est en place, sont en place, est signé, est signée, sont signés, est écrit,
    est écrite, sont écrits, sont écrites, is written, are written, is finished, are finished, est terminé,
    sont terminés, est terminée, sont terminées, est réglé, est réglée, sont réglés, est faite, est fait,
    sont faites, sont faits, est achetée, est acheté, has been bought, is paid for, are paid for,
    is done already, is already there, are already there, sont là, est là, doesn t change, don t change,
    does not change, do not change, won t change, will not change, works fine, work fine, is fine as it is,
    are fine as they are, marche très bien, marchent très bien, fonctionne très bien, fonctionnent très bien,
    convient très bien, nous convient, nous conviennent, reste tel quel, reste telle quelle, restent tels quels,
    restent telles quelles, reste comme il est, restent en l état, reste en l état, reste en place,
    restent en place, reste chez, restent chez, stays where it is, stays put, stay put, sort de notre,
    sortent de notre, sort de nos, sortent de nos, relève d un marché, relève d un autre, relèvent d un marché,
    relèvent d un autre, relève de notre, relèvent de notre, marché distinct, lot distinct, marché séparé,
    lot séparé, contrat séparé, contrat distinct, separate lot, separate tender, a été refait, a été refaite,
    ont été refaits, ont été refaites, a été renouvelé, a été renouvelée, vient d être, viennent d être,
    was redone, was rebuilt, was redesigned, were redone, has just been, have just been, has been redone,
    have been redone, has been rebuilt, est neuf, est neuve, sont neufs, sont neuves, est tout neuf,
    est toute neuve, tout neuf, toute neuve, is brand new, are brand new, est bouclé, est bouclée, sont bouclés,
    sont bouclées, est calé, est calée, sont calés, already in place, déjà en place, déjà en production,
    déjà en service, are our business, is our own business, are ours, are with our, is with our agency,
    is with our printer, are with an agency, is with another, are with another, sits with our, sit with our,
    lies with our, belongs to our, belong to our, is handled by, are handled by, is looked after,
    are looked after, est offert, est offerte, sont offerts, sont offertes, est prêté, est prêtée, sont prêtés,
    sont prêtées, est assuré, est assurée, sont assurés, sont assurées, demeure assuré, demeure assurée,
    reste assuré, reste assurée, is in hand, are in hand, already done, est en interne, sont en interne,
    reste en interne, restent en interne, est internalisé, est internalisée, stays in house, stay in house,
    is done in house, are done in house, done in house, covered in house, handled in house, built in house,
    made in house, is in house, are in house, se fait en interne, se font en interne, fait en interne,
    faite en interne, has been done, have been done, s en est chargé, s en sont chargés, est payé, est payée,
    sont payés, sont payées, est loué, est louée, sont loués, sont louées, is rented, are rented, ne bouge pas,
    ne bougent pas, ne bouge plus, isn t changing, aren t changing, is not changing, are not changing,
    est validé, est validée, sont validés, sont validées, is approved, are approved, is agreed, are agreed,
    is signed off, are signed off, tourne déjà, tournent déjà, fonctionne déjà, fonctionnent déjà,
    is somebody else s, are somebody else s, is someone else s, are someone else s, nous sont fournis,
    nous sont fournies, nous est fourni, nous est fournie, will be supplied, will be provided,
    are being done by, is being done by, seront fournis, seront fournies, sera fourni, sera fournie, il reste,
    elle reste, ils restent, elles restent, they stay, it stays, that stays, this stays,
    est conservé, est conservée, sont conservés, sont conservées, sera conservé, sera conservée, seront conservés,
    seront conservées, is kept, are kept, is retained, are retained, will be kept, will be retained, est maintenu,
    est maintenue, sont maintenus, sont maintenues, traité par ailleurs, traitée par ailleurs,
    traités par ailleurs, traitées par ailleurs, géré par ailleurs, gérée par ailleurs, gérés par ailleurs,
    assuré par ailleurs, traité séparément, traités séparément, traitée séparément, handled separately,
    dealt with separately, treated separately, covered separately, inchangé, inchangée, inchangés, inchangées,
    unchanged, remains unchanged, remain unchanged, is on order, are on order, on order, déjà commandé,
    déjà commandée, déjà commandés, déjà commandées, déjà planifié, déjà planifiée, déjà planifiés,
    déjà planifiées, déjà réservé, déjà réservée, déjà réservés, déjà imprimé, déjà imprimés, déjà choisi,
    déjà choisie, already ordered, already booked, already planned, already chosen, already printed,
    already paid for, already hired, already trained, est embauché, est embauchée, est recruté, est recrutée,
    sont recrutés, has been hired, have been hired, has been appointed, est nommé, est nommée, is in order,
    are in order, est en ordre, sont en ordre, sont en règle, seront faits par, seront faites par, sera fait par,
    sera faite par, seront réalisés par, sera réalisé par, sera réalisée par, sera assuré par, sera assurée par,
    seront assurés par, will be done by, will be made by, will be handled by, will be looked after by,
    disponible chez nous, disponibles chez nous, est disponible sur place, sort de l atelier, est acheté depuis,
    sont déjà là, is already here, are already here, we ve got in the, we have got in the, come with the venue,
    comes with the venue, come with the building, comes with the building, est inclus dans la location,
    sont inclus dans la location, est en poste, sont en poste, is in post, est passé, est passée, is included in the hire, are included in the hire, is included in the rent`,
  ],
  [
    'both',
    `
    s en charge, s en chargent, s en occupe, s en occupent, takes care of it, takes care of that,
    take care of it, handles it, handles that, handle that, do that, does that, does it, on n y touche pas,
    n y touche pas, n y touchons pas, we don t touch it, do not touch it, nous en avons un, nous en avons une,
    nous en avons, on en a un, on en a une, on en a déjà, nous l avons, nous l avons déjà, on l a déjà,
    nous les avons, we have one, we have that, we ve got that, we already have one, we ve got one,
    built one already, did that already, will do that, will do it, will see to it, sees to it, will see to that,
    looks after that, looks after it, have that covered, has that covered, have it covered, got it covered,
    we ll do that ourselves, we do that ourselves, we ll do it ourselves, we do it ourselves,
    c est nous qui nous en chargeons, nous nous en chargeons, nous nous en occupons, on s en charge,
    on s en occupe, je m en charge, je m en occupe, s en occupera, s en occuperont, s en chargera,
    s en chargeront, le fait déjà, le font déjà, y travaille déjà, gère ça, gère cela, gère déjà, gèrent déjà,
    fait ça, sait faire, a déjà tout fait, y a pourvu, déjà quelqu un, déjà quelqu un pour ça,
    on a ce qu il faut, leave that alone, leave it alone, leave them alone, leave it be, leave it as it is,
    leave them as they are, leave it as is, laissez le tel quel, laissez la telle quelle,
    laissez les tels quels, on y touche pas, on y touche plus, y touche pas, y touchez pas, n y touchez pas,
    n y touchons plus, ne pas y toucher, pas touche, hands off, on n y revient pas, n y revient pas,
    n y revenons pas, on y revient pas, ne pas refaire, pas à refaire, will stay on it, happy with it,
    happy with them, on en est contents, on en est content, nous en sommes contents, nous en sommes satisfaits,
    que nous gardons, que l on garde, qu on garde, which we keep, that we keep, qu on a déjà,
    que nous avons déjà, that we already have, which we already have, c est réglé, c est déjà fait, that s done,
    it s done, it s already done, s y colle, s y collent, a tout prévu,
    nous avons la nôtre, nous avons le nôtre, nous avons les nôtres, on a la nôtre, on a le nôtre, on a les nôtres,
    j ai le mien, j ai la mienne, j ai les miens, we have ours, we ve got ours, i have mine, i ve got mine,
    we ve plenty, we have plenty, we ve got plenty,
    on en a assez, on en a déjà, nous en avons déjà, nous en avons assez, we have enough, we ve enough,
    we ve got enough, c est mon fils, c est ma fille, c est mon mari, c est ma femme, c est mon frère,
    c est ma sœur, c est mon neveu, that s my son, that s my daughter, that s my husband, that s my wife,
    my son does it, my daughter does it, on s en chargera, nous nous en chargeons, nous nous en chargerons,
    nous nous en occupons, nous nous en occuperons, on s en occupe nous mêmes, we ll do that ourselves,
    we do that ourselves, we do it ourselves, we ll do it ourselves`,
  ],
  [
    'none',
    `
    il reste à, il reste encore, il ne reste plus, il ne reste que, is already paid, is already in use,
    are already in use, déjà en place et, is already used, already paid, n existe pas, n existent pas,
    doesn t exist, does not exist, is not ready, pas prêt, there is no, already started, already working on,
    is already on, is already using, is already running, is out of date, are out of date, chez nous depuis,
    works for us, is no longer, is in place of, is ours and must, no longer works fine, doesn t exist yet,
    n existe pas encore`,
  ],
])
const OWNERS = new Set('our my notre nos mon ma mes'.split(' '))
const DOERS = phrasesOf([
  [
    true,
    `
    does, do, did, makes, made, handles, handle, manages, manage, manages all, runs, writes, write, wrote,
    builds, build, built, gère, gèrent, fait, font, a fait, ont fait, a déjà fait, s occupe, s occupent, assure,
    assurent, écrit, écrivent, développe, développent, is doing, are doing, will do, will handle, takes care of,
    take care of, looks after, look after, prend en charge, prennent en charge, se charge de, se chargent de,
    maintains, maintient, maintain, draws, drew, designed, a dessiné, has built, has made, have built, took,
    shot, hosts, translates, translate, will translate, traduit, traduisent, traduira, films, filme, filment,
    filmera, photographie, s y colle, s y collent, anime, animent, draws up, imprime, impriment, prépare,
    préparent, s en charge, s en chargent`,
  ],
])
/** Participles of making: what somebody of the client's has done. */
const DONE = new Set(
  'drawn designed made done written built taken shot prepared produced created printed recorded filmed chosen picked bought set paid hosted installed registered translated composed drafted arranged booked hired coded programmed dessine dessinee fait faite ecrit cree realise concu redige developpe prepare imprime filme tourne choisi achete installe depose traduit pris monte compose paye reserve signe regle commande embauche recrute trouve code programme'.split(
    ' ',
  ),
)
const HAVING = new Set('has have had a ont avait'.split(' '))
const BETWEEN = new Set('already just deja tout all'.split(' '))
/** Participles before "by our": what somebody of the client's has made. */
const MADE = new Set(
  'assure assuree assures ecrit ecrits ecrite ecrites realise realisee realises realisees developpe developpee concu concue concus gere geree geres gerees fait faite faits faites dessine dessinee fourni fournie fournis fournies charge managed handled written built done designed made provided drawn supplied taken hosted heberge'.split(
    ' ',
  ),
)
const BY_OURS = phrasesOf([
  [
    true,
    `
    par notre, par nos, par un, by our, by my, by an, par mon, par ma, par les écoles, by a studio,
    by an agency, par une agence, par un cabinet, par un bureau, by another, by the, par l, par la, par le,
    par les, by someone, par quelqu un, by my husband, by a friend, par un ami, par une amie, by two,
    by volunteers, par des bénévoles, by us, by ourselves, par nous, chez nous, en interne, in house`,
  ],
])
const PRONOUNS = new Set('il elle ils elles it they that this ce c cela ca on nous we'.split(' '))
const TOO = new Set(['aussi', 'too', 'également', 'egalement', 'likewise'])
/** Most words of a sentence without a verb: "The website too." */
const BARE = 4
const TURNS = new Set('so but donc mais yet however alors because car'.split(' '))
const OBJECT = 10
const SUBJECT = 14

/** Marks what is there already, or what somebody of the client's does: "le logo existe", "our nephew does the site". */
export function markOwned(words: readonly Word[], { clauses }: Ranges, standings: Standings): void {
  for (const [number, clause] of clauses.entries()) {
    if (clause === undefined) continue
    const before = sameThought(words, clauses[number - 1], clause)
    markCues(words, { clause, before, standings })
    markDoer(words, { clause, before, standings })
    markOwnHands(words, clause, standings)
    markMade(words, { clause, before, standings })
    const isToo = TOO.has(words[clause[1] - 1]?.folded ?? '')
    const isBare = clause[1] - clause[0] <= BARE
    const same = before ?? (isBare ? clauses[number - 1] : undefined)
    if (isToo && same !== undefined && standings.at(same[0]) === 'owned')
      standings.mark('owned', clause)
  }
}

type Place = { clause: Range; before: Range | undefined; standings: Standings }

/** Most words of a topic: "The website? We don't touch it." */
const TOPIC = 6

/** Clause before, of the same sentence or a topic put as a question. */
function sameThought(words: readonly Word[], before: Range | undefined, clause: Range) {
  if (before === undefined) return undefined
  const isSame = words[before[0]]?.sentence === words[clause[0]]?.sentence
  const isTopic = before[1] - before[0] <= TOPIC && words[clause[0]]?.gap.includes('?')
  return isSame || isTopic ? before : undefined
}

function markCues(words: readonly Word[], { clause, before, standings }: Place) {
  const [from, to] = clause
  for (const { at, next, value } of isToUse(words, clause)
    ? []
    : phrasesBetween(CUES, words, clause)) {
    if (value === 'object') standings.mark('owned', [at, objectEnd(words, next, to)])
    if (value === 'subject' || value === 'both')
      standings.mark('owned', [Math.max(from, at - SUBJECT), at])
    if (value === 'subject' && DONE_BEFORE.has(words[next - 1]?.folded ?? ''))
      standings.mark('owned', [next, objectEnd(words, next, to)])
    const isPronoun = at - from <= 2 && (at === from || PRONOUNS.has(words[from]?.folded ?? ''))
    if (before === undefined || asksFor(words, before)) continue
    if (value === 'both' || (value === 'subject' && isPronoun)) standings.mark('owned', before)
  }
}

/** Orders to work with or on what is there: "we already pay for it, so use it". */
const IN_USE = phrasesOf([
  [
    true,
    `
    so use it, so use that, use it wherever, please use it, please use them, please use that, use that,
    use those, so please use, donc utilisez, alors utilisez, use that one, à reprendre, à refaire, à améliorer,
    à moderniser, à remplacer, à corriger, needs replacing, need replacing, needs rework, needs redoing,
    needs fixing, to be replaced, must be replaced, utilisez le, utilisez la, servez vous en,
    autant s en servir, autant l utiliser, à utiliser, à exploiter, à brancher`,
  ],
])
const IN_USE_REACH = 6

/** True where a clause, or what follows it at once, orders to work with or on what is there. */
export const isToUse = (words: readonly Word[], [from, to]: Range): boolean =>
  phrasesBetween(IN_USE, words, [from, to + IN_USE_REACH]).length > 0

/** Words of a cue behind which its object goes on: "est déjà (déposée à l'INPI)". */
const DONE_BEFORE = new Set(['deja', 'already'])

const ASKING = new Set(
  'faudrait faut faudra need needs needed want wants voudrais voulons souhaitons cherchons cherche looking please besoin aimerions aimerais refaire rebuild connect brancher relier'.split(
    ' ',
  ),
)
const asksFor = (words: readonly Word[], [from, to]: Range) =>
  words.slice(from, to).some(({ folded }) => ASKING.has(folded))

/** Index behind what follows a cue: at most some words, not beyond one that begins another thought. */
function objectEnd(words: readonly Word[], from: number, to: number): number {
  let end = from
  while (end < Math.min(to, from + OBJECT) && !(end > from && TURNS.has(words[end]?.folded ?? '')))
    end += 1
  return end
}

/** "our own developers will do the rest": an owner, a few words, and a verb of doing. */
function markDoer(words: readonly Word[], { clause, before, standings }: Place) {
  const [from, to] = clause
  for (let at = from; at < to; at += 1) {
    const isOwner = OWNERS.has(words[at]?.folded ?? '')
    if (!isOwner && !isCommonHelper(words, at)) continue
    for (let verb = at + 2; verb < Math.min(to, at + 6); verb += 1) {
      const isOther = isCleft(words, from, at) && WHO.has(words[verb]?.folded ?? '')
      const isDoing = phraseAt(DOERS, words, verb) !== undefined || hasDone(words, verb)
      if (!isOther && !isDoing && !doesForUs(words, verb)) continue
      standings.mark('owned', [at, to])
      if (before !== undefined && isCleft(words, from, at)) standings.mark('owned', before)
      return
    }
  }
}

/** People and firms that do things for a client, as opposed to those that the client works for. */
const HELPERS = new Set(
  `husband wife brother sister son daughter nephew niece cousin uncle aunt father mother dad mum friend mate neighbour
  colleague intern agency supplier provider printer accountant bookkeeper lawyer landlord committee it hr insurer
  secretary marketing mari femme frere soeur fils fille neveu niece cousine oncle tante pere mere copain copine ami amie
  voisin voisine collegue stagiaire agence prestataire fournisseur imprimeur comptable avocat avocate infogerant dsi
  comite assureur notaire secretaire hebergeur communicant webmaster webmestre`.split(/\s+/),
)
/** Helpers that are the client's whoever they are said to belong to: "le cabinet comptable fait la paie". */
const COMMON_HELPERS = new Set(
  `accountant bookkeeper caretaker printer treasurer secretary landlord council insurer committee
  comptable imprimeur tresorier tresoriere secretaire mairie stagiaire gardien gardienne assureur`.split(
    /\s+/,
  ),
)
const ARTICLES = new Set('le la l the un une a an local'.split(' '))

/** True for an article before a helper that needs no owner, a word between them or none. */
const isCommonHelper = (words: readonly Word[], at: number) =>
  ARTICLES.has(words[at]?.folded ?? '') &&
  (COMMON_HELPERS.has(words[at + 1]?.folded ?? '') ||
    COMMON_HELPERS.has(words[at + 2]?.folded ?? ''))

/** Words that say what people of the client's want, are or work with, not what they do for the project. */
const NO_DEED = new Set(
  `and or et ou who qui that que of de du des d is are was est sont etait wants want needs need would should could can must puisse puissent pouvoir
  may might says said thinks likes like prefers prefer hopes uses use using knows speaks works struggles has have had a ont
  veut voudrait doit doivent devra devront peut pourra aimerait souhaite pense dit prefere utilise connait parle travaille s n ne m nous me le la les`.split(
    /\s+/,
  ),
)

/** True for the verb behind a helper of the client's: "my sister bakes the cake", "notre DSI fera la recette". */
const doesForUs = (words: readonly Word[], verb: number) =>
  HELPERS.has(words[verb - 1]?.folded ?? '') &&
  words[verb]?.gap === ' ' &&
  !NO_DEED.has(words[verb]?.folded ?? '')

const WHO = new Set(['qui', 'who'])
/** "c'est notre président qui …", "it's my wife who …": an owner directly behind the beginning of its clause. */
const isCleft = (words: readonly Word[], from: number, owner: number) =>
  owner - from <= 2 && CLEFTS.has(words[owner - 1]?.folded ?? '')
const CLEFTS = new Set(['est', 's', 'is', 'sera', 'cest'])

const SELVES = phrasesOf([
  [true, 'ourselves, myself, nous mêmes, moi même, par nos propres moyens, en interne'],
])
/** Words that make what people do themselves a purpose: "so that we can update it ourselves". */
const PURPOSES = new Set(
  'can could able want let pouvoir puisse puissions pouvons pourrons pourrions puissent pour afin que where so to use'.split(
    ' ',
  ),
)
const DOING = new Set('we i nous on je'.split(' '))

/** "We sell the tickets ourselves": what the client does, not what the client wants to be able to do. */
function markOwnHands(words: readonly Word[], clause: Range, standings: Standings) {
  const [self] = phrasesBetween(SELVES, words, clause)
  if (self === undefined) return
  const before = words.slice(clause[0], self.at)
  if (before.some(({ folded }) => PURPOSES.has(folded))) return
  if (before.some(({ folded }) => DOING.has(folded))) standings.mark('owned', clause)
}

/** "has already drawn", "a dessiné". */
function hasDone(words: readonly Word[], at: number): boolean {
  if (!HAVING.has(words[at]?.folded ?? '')) return false
  const participle = BETWEEN.has(words[at + 1]?.folded ?? '') ? at + 2 : at + 1
  return DONE.has(words[participle]?.folded ?? '')
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
