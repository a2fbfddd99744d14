import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import type { DateMention } from './date-mentions.ts'

/** Role of a date, by the words around it. */
export type Cue = 'start' | 'due' | 'event' | 'early' | 'aside'

const CUES = phrasesOf<Cue>([
  [
    'start',
    `
    démarrage, démarrer, démarre, démarrons, commencer, commence, commençons, commencement, commencera,
    début de mission, début du projet, début de la mission, début des travaux, début, prise de poste, débuter,
    débute, start, starts, starting, start date, we start, kick off, kickoff, begin, begins, beginning,
    à partir, à compter, dès, as of, from, disponible, disponibles, available, availability, any time after,
    lancement du projet, lancement de la mission, arrivée, onboarding, not before, pas avant, première séance,
    premières séances, première session, premières sessions, first session, first sessions, first workshop,
    first workshops, premier atelier, premiers ateliers, réunion de lancement, réunion de démarrage,
    réunion de cadrage, kick off meeting, launch meeting, onboard, prise en main, prendre le relais,
    take over from, on attaque, attaquer, on démarre, se lance, s y mettre, get going, get started,
    hit the ground, entrée en mission, prise de fonction, prise de relais, relève le, reprise du poste, takeover, taking over, y compris dès,
    départ, premier rendez vous, premier entretien, first meeting, premier tournage, premier envoi, première visite,
    notification, lancement des travaux, on commence, w c, go le`,
  ],
  [
    'due',
    `
    livraison, livrer, livré, livrée, livrés, livrées, livrable, mise en ligne, mis en ligne, mise en service,
    mise en production, en ligne, lancement, lancer, launch, launches, launching, deadline, due, date limite,
    échéance, au plus tard, at the latest, go live, live, online, terminé, terminée, terminés, terminées, finis,
    fini, finie, finir, finished, finish, done, complete, completed, completion, ready, prêt, prête, prêts,
    prêtes, delivery, deliver, delivered, hand over, handover, remise, remettre, rendu, sort, sortie, sortir,
    release, released, ship, shipped, rapport, report, publication, publié, published, réception, inauguration,
    signature, sign, signing, signe, signons, bascule, switch over, event, held, retour, fête, congrès,
    festival, conference, aura lieu, auront lieu, se tient, se tiendra, takes place, version, trading, in use,
    utilisable, opérationnel, opérationnelle, operational, end date, fin de mission, until, jusqu au, au public,
    must be, needs to be, doit être, doivent être, for sale, en vente, en kiosque, projettera, projeté,
    projetée, projection, diffusé, diffusée, diffusion, screened, screening, screen it, première, premiere,
    in place by, in place, up and running, running, opérationnels, working by, work before, work by, tourner,
    fonctionner, tourne, fonctionne, moved, switched, déménagement, move out, déposé, déposée, dépôt, filed,
    file it, filing, submitted to the authority, remis, remise finale, imprimé, imprimée, sous presse, on press,
    at the printer, imprimeur, printer s, installé, installée, installed, posé, fitted, on the wall,
    on the shelves, en rayon, rentrée, conférence, congress, séminaire, seminar, assemblée générale, ag,
    board meets, board meeting, conseil d administration, comité, wedding, mariage, fin de la mission,
    tout pour, le tout pour, everything by, all by, all of it by, the rest by, le reste pour, goes out, envoi,
    envoyé, sent out, en place, en place pour, pour de bon, wrapped up, bouclé, bouclée, bouclés, boucler,
    achevé, achevée, achever, aboutir, réglé, opérationnelles, grand opening, premier jour, first day,
    first night of, au plus tard pour, must have, it has to be, has to be, have to be, il faut que, faut que,
    début de saison, début de la saison, début de campagne, start of the season, beginning of the season,
    start of season, begin of campaign, start of term, beginning of term, start of the school year,
    début des vendanges, début de la récolte, start of the campaign, début des soldes, start of the sales,
    season starts, season begins, harvest starts, harvest begins, fair begins, fair starts, term starts,
    term begins, year begins, year starts, saison commence, saison démarre, salon commence, récolte commence,
    real date, real deadline, vraie date, date butoir, date cible, target date, hard deadline, drop dead date,
    final text, final version, version finale, version définitive, final delivery, final report, rapport final,
    finale, final, should be with us, be with us, with us by, in our hands, entre nos mains, on our desk,
    achèvement, achèvement de, généralisation, déploiement complet, deployed, rollout, roll out, go live on,
    goes live, going live, went live, en production, en prod, in production, in the stores, dans les stores,
    on the shelf, dernier délai, dernière limite, bilan remis, bilan, restitution, clôture, closing, livrons,
    vous livrez, tombe, tombe le, posés, posées, mise sur le marché, commercialisation, on sale, attendus, attendu, attendue, attendues, expected, levés, levé, levée, levées,
    corrigés, corrigé, corrigée, résolus, résolu, à faire en, à faire pour, à faire avant, à terminer, à boucler, à rendre,
    in shops, joués, jouer, représentation, spectacle, show, air, aired, airs, screened on`,
  ],
  [
    'event',
    `
    opens, opening, open, ouvre, ouvrir, ouvrira, ouverture, season, saison, exhibition, exposition,
    campaign starts, campagne commence, fair, foire, salon, trade fair, trade show, party`,
  ],
  [
    'early',
    `
    beta, bêta, prototype, prototypes, premier jet, first draft, draft, brouillon, maquette, maquettes, mockups,
    étape, milestone, jalon, intermediate, intermédiaire, point d étape, piste, pistes, proposal, proposals,
    propositions, proposition, candidature, candidatures, réponse, réponses, reply, answer, call, entretien,
    offres, offre, quote by, quotes, plis, pli, remise des offres, remise des plis, dépôt des offres,
    dépôt des candidatures, à remettre en mairie, devis avant, devis pour, devis d ici, votre devis, your quote,
    your quotes, questions by, questions avant, questions, tenders, tender, bids, bid, submissions, submit,
    submitted, closing date for, applications, apply by, postuler, rencontrer, vous rencontrer, nous rencontrer,
    se rencontrer, se voir, rencontre, rendez vous, meet you, meet us, to meet, like to meet, have a chat, chat,
    coffee, un café, visite obligatoire, visite de site, site visit, sélection, shortlist, choix du prestataire,
    notification du marché, attribution, decision by, we will choose, nous choisirons, nous déciderons,
    premier rendu, première version, premiers croquis, first sketches, first version, first batch, first three,
    pilot, pilote, phase pilote, test run, répétition générale, dress rehearsal, essai, trial run, mi parcours,
    halfway, interim, first two, first chapter, first chapters, premiers chapitres, deux premiers,
    deux premières, premières pages, first pages, first half, première moitié, preuve de concept,
    proof of concept, poc, essais, tests avec, trials, premières maquettes, first mock ups, première livraison,
    first delivery, first sprint, midway, mid term, à mi chemin, rapport intermédiaire, interim report,
    rapport d audit, audit report, date limite de réception, réception des candidatures, réception des offres,
    remise des candidatures, remise des propositions, soutenance, auditions, oral, deadline for questions,
    questions to, réponses attendues, réponse attendue, reply by, replies by, respond by, let us know by,
    let me know by, answer by, propositions avant, proposals by, proposal by, proposals due, submissions by,
    pitch, pitches, jury, choix le, choix du`,
  ],
  [
    'aside',
    `
    was done, were done, was redone, was checked, was made, was rebuilt, has been done, was written, was audited,
    a été fait, a été faite, a été refait, a été refaite, ont été faits, ont été faites, ont été refaits, a été mené,
    press release, communiqué de presse, confidential until, confidentiel jusqu, justifier, dépenser, dépensé,
    spend, spent, lease ends, lease runs out, lease expires, fin de bail, fin du bail, bail se termine,
    bail prend fin, facture, invoice, contract ends, licence expires, expire, expires, expirera, renewal,
    renouvellement, garantie, warranty, born, née le, né le, vacation, congés, absent, away, closed, fermé,
    fermés, fermée, hypercare, payé jusqu, payée jusqu, payés jusqu, paid until, paid up until, prepaid until, valable jusqu,
    valid until, sous contrat jusqu, under contract until, engagés jusqu, abonnement jusqu, goes on leave, congé maternité,
    congé parental, part en retraite, retires, délai de recours, paid on, payable, soldé`,
  ],
])
/** Phrases that put a delivery on the date before them: "the grant ends on 31 March, so it has to be live by then". */
const THEN = phrasesOf([
  [
    true,
    'by then, before then, d ici là, avant cette date, pour cette date, à cette date, ce jour là',
  ],
])
const REACH_THEN = 20
/** Articles that a date begins with; a cue may end in one ("à partir du"). */
const ARTICLES = new Set(['du', 'le', 'la', 'les', 'the'])
const REACH_BEFORE = 9
const REACH_BEHIND = 6

export type CueReading = {
  isStart: boolean
  /** Worth as the day of delivery. */
  due: number
  cue: Cue | undefined
}

const DUE: Readonly<Record<Cue, number>> = { start: 0, due: 3, event: 2.9, early: 0.6, aside: 0.3 }

/**
 * Role of each date, by the nearest cue before it, else behind it, not beyond the dates beside it; `inherited`:
 * that of the date before it in the same clause.
 */
export function cuesOf(
  words: readonly Word[],
  mention: DateMention,
  { floor, ceiling, inherited }: { floor: number; ceiling: number; inherited: Cue | undefined },
): CueReading {
  const { at, core, next, edge, kind } = mention
  const [sentence, clause] = [words[at]?.sentence, words[next - 1]?.clause]
  const [first, last] = [Math.max(floor, at - REACH_BEFORE), Math.min(ceiling, next + REACH_BEHIND)]
  let [from, to] = [at, next]
  while (from > first && words[from - 1]?.sentence === sentence) from -= 1
  while (to < last && words[to]?.clause === clause) to += 1
  const bounded = edge === 'before' || edge === 'by' ? 2 : 1
  const before = phrasesBetween(CUES, words, [
    from,
    ARTICLES.has(words[core]?.folded ?? '') ? core + 1 : core,
  ]).at(-1)
  // "Démarrage immédiat, blocages levés pour le 15 janvier": what begins is another clause's.
  const isElsewhere =
    before?.value === 'start' && bounded > 1 && words[before.at]?.clause !== words[at]?.clause
  const cue =
    (isElsewhere ? undefined : before?.value) ??
    phrasesBetween(CUES, words, [next, to])[0]?.value ??
    inherited
  const end = Math.min(ceiling, next + REACH_THEN)
  const isTaken = phrasesBetween(THEN, words, [next, end]).some(
    ({ at: then }) => words[then]?.sentence === sentence,
  )
  if (isTaken) return { isStart: false, due: DUE.due, cue: 'due' }
  const exactness = kind === 'span' ? 0 : 0.2
  return {
    isStart: cue === 'start' || (edge === 'after' && cue !== 'due' && cue !== 'event'),
    due: cue === undefined ? bounded : DUE[cue] + bounded / 20 + exactness,
    cue,
  }
}
