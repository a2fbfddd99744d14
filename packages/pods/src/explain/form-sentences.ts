import type { FormFacts } from '../form/form-facts.ts'
import type { Evidence } from '../market/market.ts'
import { COMPARISON_SENTENCES } from './comparisons.ts'
import type { Sentences } from './sentences.ts'
import type { Voice } from './voice.ts'
import { days, EVIDENCE, points, TEAM_NAMES, TIES } from './words.ts'

const must = (isMust: boolean, { language }: Voice) =>
  isMust ? { fr: ', indispensable', en: ', essential' }[language] : ''

/** "niveau 4 (demandé : 3, indispensable), prouvé par un projet livré". */
function level(
  values: { level: number; needed: number; must: boolean; evidence: Evidence },
  voice: Voice,
): string {
  const { language } = voice
  const needs = `${values.needed}${must(values.must, voice)}`
  const words =
    language === 'fr'
      ? `niveau ${values.level} (demandé : ${needs})`
      : `level ${values.level} (needed: ${needs})`
  return `${words}, ${EVIDENCE[values.evidence][language]}`
}

/** That no team is ahead in a kind. */
const TIED = {
  excellence: {
    fr: 'Toutes les équipes ont la même qualité : aucune n’est meilleure.',
    en: 'All the teams have the same quality: none is better.',
  },
  economy: {
    fr: 'Toutes les équipes ont le même coût : aucune n’est moins chère.',
    en: 'All the teams cost the same: none is cheaper.',
  },
  speed: {
    fr: 'Toutes les équipes finissent le même jour : aucune n’est plus rapide.',
    en: 'All the teams finish on the same day: none is faster.',
  },
}

/** A team that wins another's kind too equals that team in it or beats it; “the best” beside the other would contradict it. */
const AS_GOOD = {
  excellence: { fr: 'Qualité au moins égale à celle de', en: 'Quality at least equal to that of' },
  economy: { fr: 'Ne coûte pas plus que', en: 'Costs no more than' },
  speed: { fr: 'Ne finit pas plus tard que', en: 'Finishes no later than' },
}

/** Reasons of a member, facts of a team, facts of a formation. */
export const FORM_SENTENCES: Sentences<FormFacts> = {
  'member-skill': {
    fr: (v, voice, { concept }) =>
      `${concept(v.skill)} : ${level(v, voice)} ; besoin couvert à ${voice.percent(v.share)}.`,
    en: (v, voice, { concept }) =>
      `${concept(v.skill)}: ${level(v, voice)}; ${voice.percent(v.share)} of the need.`,
  },
  'member-skill-near': {
    fr: (v, voice, { concept }) =>
      `${concept(v.skill)} : par une compétence proche à ${voice.percent(v.similarity)}, ${concept(v.through)}, ${level(v, voice)} ; besoin couvert à ${voice.percent(v.share)}.`,
    en: (v, voice, { concept }) =>
      `${concept(v.skill)}: through a skill that is ${voice.percent(v.similarity)} alike, ${concept(v.through)}, ${level(v, voice)}; ${voice.percent(v.share)} of the need.`,
  },
  'member-skill-missing': {
    fr: (v, voice, { concept }) =>
      `Manque en partie : ${concept(v.skill)}${must(v.must, voice)} ; besoin couvert à ${voice.percent(v.share)}.`,
    en: (v, voice, { concept }) =>
      `Partly missing: ${concept(v.skill)}${must(v.must, voice)}; ${voice.percent(v.share)} of the need.`,
  },
  'member-cost': {
    fr: (v, voice) =>
      `${days(v.days, voice)} à ${voice.money(v.dayRate, v.currency)}, soit ${voice.money(v.cost, v.currency)}.`,
    en: (v, voice) =>
      `${days(v.days, voice)} at ${voice.money(v.dayRate, v.currency)}: ${voice.money(v.cost, v.currency)}.`,
  },
  'member-free': {
    fr: (v, { day }) => `Peut commencer le ${day(v.start)} et finir le ${day(v.finish)}.`,
    en: (v, { day }) => `Can start on ${day(v.start)} and finish on ${day(v.finish)}.`,
  },
  'member-tie': {
    fr: (v, _, { person }) => `${TIES[v.kind].fr} ${person(v.person)}.`,
    en: (v, _, { person }) => `${TIES[v.kind].en} ${person(v.person)}.`,
  },
  'member-rating': {
    fr: (v, { number, count }) =>
      `Note de ${number(v.mean)} sur 5, d’après ${count(v.count, 'avis', 'avis')}.`,
    en: (v, { number, count }) =>
      `Rated ${number(v.mean)} out of 5, from ${count(v.count, 'review', 'reviews')}.`,
  },
  'member-newcomer': {
    fr: (v, { count }) =>
      `Nouveau profil : ${v.delivered === 0 ? 'aucun projet livré' : count(v.delivered, 'projet livré', 'projets livrés')} ici pour l’instant.`,
    en: (v, { count }) =>
      `New profile: ${v.delivered === 0 ? 'no project' : count(v.delivered, 'project', 'projects')} delivered here so far.`,
  },
  'member-preference': {
    fr: () => 'Souhaite ce genre de projet, ce qui compte à qualité égale.',
    en: () => 'Wants this kind of project, which counts between equals.',
  },
  'member-locked': {
    fr: (v, { quote }, { role }) =>
      `Vous avez choisi cette personne pour le rôle ${quote(role(v.role))}.`,
    en: (v, { quote }, { role }) => `You chose this person for the role ${quote(role(v.role))}.`,
  },

  'team-cost': {
    fr: (v, { money }) => `Coûte ${money(v.cost, v.currency)}.`,
    en: (v, { money }) => `Costs ${money(v.cost, v.currency)}.`,
  },
  'team-under-budget': {
    fr: (v, { money, percent }) =>
      `Reste ${money(v.spare, v.currency)} sur un budget de ${money(v.budget, v.currency)} (${percent(v.share)}).`,
    en: (v, { money, percent }) =>
      `Leaves ${money(v.spare, v.currency)} of a budget of ${money(v.budget, v.currency)} (${percent(v.share)}).`,
  },
  'team-dates': {
    fr: (v, { day }) => `Du ${day(v.start)} au ${day(v.finish)}.`,
    en: (v, { day }) => `From ${day(v.start)} to ${day(v.finish)}.`,
  },
  'team-before-due': {
    fr: (v, voice) => `Finit ${days(v.days, voice)} avant l’échéance du ${voice.day(v.due)}.`,
    en: (v, voice) => `Finishes ${days(v.days, voice)} before it is due on ${voice.day(v.due)}.`,
  },
  'team-after-due': {
    fr: (v, voice) =>
      `Le planning détaillé finit ${days(v.days, voice)} après l’échéance du ${voice.day(v.due)}.`,
    en: (v, voice) =>
      `The detailed plan finishes ${days(v.days, voice)} after it is due on ${voice.day(v.due)}.`,
  },
  'team-covers': {
    fr: (v, { percent }) => `Couvre ${percent(v.share)} des compétences du projet.`,
    en: (v, { percent }) => `Covers ${percent(v.share)} of the project’s skills.`,
  },
  'team-uncovered': {
    fr: (v, { list }, { concept }) => `Non couvert : ${list(v.skills.map(concept))}.`,
    en: (v, { list }, { concept }) => `Not covered: ${list(v.skills.map(concept))}.`,
  },
  'team-single-point': {
    fr: (v, { list }, { person, concept }) =>
      `Repose sur une seule personne (${person(v.person)}) : ${list(v.skills.map(concept))}.`,
    en: (v, { list }, { person, concept }) =>
      `Depends on one person alone (${person(v.person)}): ${list(v.skills.map(concept))}.`,
  },
  'team-open-role': {
    fr: (v, { quote }, { role }) => `Le rôle ${quote(role(v.role))} reste à pourvoir.`,
    en: (v, { quote }, { role }) => `The role ${quote(role(v.role))} is still open.`,
  },
  'team-no-deputy': {
    fr: (v, { quote }, { role }) => `Personne ne peut suppléer au rôle ${quote(role(v.role))}.`,
    en: (v, { quote }, { role }) => `Nobody can stand in for the role ${quote(role(v.role))}.`,
  },
  'team-optimal': {
    fr: (v, { quote }) =>
      `Aucune autre équipe n’est meilleure pour ${quote(TEAM_NAMES[v.kind].fr)}.`,
    en: (v, { quote }) => `No other team is better for ${quote(TEAM_NAMES[v.kind].en)}.`,
  },
  'team-gap': {
    fr: (v, { percent, quote }) =>
      `À ${percent(v.gap)} au plus de la meilleure équipe possible pour ${quote(TEAM_NAMES[v.kind].fr)}.`,
    en: (v, { percent, quote }) =>
      `At most ${percent(v.gap)} from the best possible team for ${quote(TEAM_NAMES[v.kind].en)}.`,
  },
  'team-wins-too': {
    fr: (v, { quote }) => `${AS_GOOD[v.kind].fr} l’équipe ${quote(TEAM_NAMES[v.kind].fr)}.`,
    en: (v, { quote }) => `${AS_GOOD[v.kind].en} the team ${quote(TEAM_NAMES[v.kind].en)}.`,
  },
  'team-kind-tied': {
    fr: (v) => TIED[v.kind].fr,
    en: (v) => TIED[v.kind].en,
  },
  'team-outdone': {
    fr: (v, voice) =>
      `Sans avantage sur l’équipe ${voice.quote(TEAM_NAMES[v.than].fr)} : ${[
        v.amount === 0
          ? 'même coût'
          : `${voice.percent(v.share)} plus chère (${voice.money(v.amount, v.currency)})`,
        v.points === 0 ? 'même qualité' : `${points(v.points, voice)} de qualité de moins`,
        v.days === 0 ? 'même fin' : `finit ${days(v.days, voice)} plus tard`,
      ].join(', ')}.`,
    en: (v, voice) =>
      `No advantage over the team ${voice.quote(TEAM_NAMES[v.than].en)}: ${[
        v.amount === 0
          ? 'same cost'
          : `${voice.percent(v.share)} more expensive (${voice.money(v.amount, v.currency)})`,
        v.points === 0 ? 'same quality' : `${points(v.points, voice)} lower in quality`,
        v.days === 0 ? 'same finish' : `finishes ${days(v.days, voice)} later`,
      ].join(', ')}.`,
  },
  'team-newcomer': {
    fr: (v, voice, { person }) =>
      `Donne sa chance à un nouveau profil, ${person(v.person)}, pour ${points(v.drop, voice)} de qualité en moins.`,
    en: (v, voice, { person }) =>
      `Gives a new profile a chance, ${person(v.person)}, for ${points(v.drop, voice)} less of quality.`,
  },
  ...COMPARISON_SENTENCES,

  'pool-size': {
    fr: (v, { count, number }) =>
      `${count(v.people, 'personne examinée', 'personnes examinées')}, dont ${number(v.eligible)} pour au moins un rôle.`,
    en: (v, { count, number }) =>
      `${count(v.people, 'person', 'people')} considered, ${number(v.eligible)} of them for at least one role.`,
  },
  'role-thin': {
    fr: (v, { count, quote }, { role }) =>
      `${count(v.people, 'personne seulement peut', 'personnes seulement peuvent')} tenir le rôle ${quote(role(v.role))}.`,
    en: (v, { count, quote }, { role }) =>
      `Only ${count(v.people, 'person', 'people')} can take the role ${quote(role(v.role))}.`,
  },
  'role-nobody': {
    fr: (v, { quote }, { role }) =>
      `Personne ne peut tenir le rôle ${quote(role(v.role))} pour l’instant.`,
    en: (v, { quote }, { role }) => `Nobody can take the role ${quote(role(v.role))} for now.`,
  },
  'budget-other-currency': {
    fr: (v, { money }) =>
      `Votre budget de ${money(v.budget, v.currency)} n’est pas dans la monnaie des tarifs (${v.market}) : il ne borne aucune équipe tant que vous ne le donnez pas dans cette monnaie.`,
    en: (v, { money }) =>
      `Your budget of ${money(v.budget, v.currency)} is not in the currency of the rates (${v.market}): it bounds no team until you state it in that currency.`,
  },
  'role-left-out': {
    fr: (v, { quote }, { role }) =>
      `Le rôle facultatif ${quote(role(v.role))} ne tient pas dans vos contraintes.`,
    en: (v, { quote }, { role }) =>
      `The optional role ${quote(role(v.role))} does not fit your constraints.`,
  },
  'lock-unknown': {
    fr: (v, { quote }, { person, role }) =>
      `${person(v.person)}, votre choix pour le rôle ${quote(role(v.role))}, n’est plus disponible.`,
    en: (v, { quote }, { person, role }) =>
      `${person(v.person)}, your choice for the role ${quote(role(v.role))}, is no longer available.`,
  },
  'lock-without-rate': {
    fr: (v, { quote }, { person, role }) =>
      `${person(v.person)}, votre choix pour le rôle ${quote(role(v.role))}, n’a pas indiqué de tarif.`,
    en: (v, { quote }, { person, role }) =>
      `${person(v.person)}, your choice for the role ${quote(role(v.role))}, has not stated a rate.`,
  },
  'teams-nearly-same': {
    fr: (v, { number, quote }) =>
      `Les équipes ${quote(TEAM_NAMES[v.kind].fr)} et ${quote(TEAM_NAMES[v.than].fr)} ont ${number(v.shared)} membres en commun sur ${number(v.seats)} : rien d’autre n’est possible.`,
    en: (v, { number, quote }) =>
      `The teams ${quote(TEAM_NAMES[v.kind].en)} and ${quote(TEAM_NAMES[v.than].en)} share ${number(v.shared)} of ${number(v.seats)} members: nothing else is possible.`,
  },
  'team-missing': {
    fr: (v, { quote }) =>
      `Il n’y a pas d’équipe ${quote(TEAM_NAMES[v.kind].fr)} assez différente des autres.`,
    en: (v, { quote }) =>
      `There is no ${quote(TEAM_NAMES[v.kind].en)} team that differs enough from the others.`,
  },
  'search-unfinished': {
    fr: (v, { quote }) =>
      `La recherche s’est arrêtée avant de trouver une équipe ${quote(TEAM_NAMES[v.kind].fr)}.`,
    en: (v, { quote }) =>
      `The search ended before it found a ${quote(TEAM_NAMES[v.kind].en)} team.`,
  },
}
