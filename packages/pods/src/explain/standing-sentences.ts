import type { StandingFacts } from '../standing/standing-facts.ts'
import type { Sentences } from './sentences.ts'

/** Sentences to a professional about their standing towards a project. */
export const STANDING_SENTENCES: Sentences<StandingFacts> = {
  'standing-proposed': {
    fr: (v, { quote }, { role }) => `Une équipe vous propose pour le rôle ${quote(role(v.role))}.`,
    en: (v, { quote }, { role }) => `A team proposes you for the role ${quote(role(v.role))}.`,
  },
  'standing-excluded': {
    fr: () => 'Ce projet est fermé à de nouvelles propositions pour vous.',
    en: () => 'This project is closed to new proposals for you.',
  },
  'standing-no-rate': {
    fr: () => 'Votre tarif n’est pas indiqué : sans lui, aucune équipe ne peut être chiffrée.',
    en: () => 'Your rate is not stated: without it, no team can be priced.',
  },
  'standing-invitations': {
    fr: (v, { count, number }) =>
      `${count(v.open, 'invitation attend', 'invitations attendent')} votre réponse ; au-delà de ${number(v.most)}, vous n’en recevez pas d’autre.`,
    en: (v, { count, number }) =>
      `${count(v.open, 'invitation is', 'invitations are')} waiting for your answer; from ${number(v.most)} on, you get no further one.`,
  },
  'standing-no-hours': {
    fr: (v, { day }) =>
      `Vos disponibilités à partir du ${day(v.start)} ne suffisent pas au travail demandé.`,
    en: (v, { day }) => `Your availability from ${day(v.start)} on is too short for the work.`,
  },
  'standing-language': {
    fr: (v, { tongue }) =>
      `Le projet demande une langue absente de votre profil : ${tongue(v.language)}.`,
    en: (v, { tongue }) =>
      `The project needs a language your profile does not have: ${tongue(v.language)}.`,
  },
  'standing-place': {
    fr: (v, { quote }) => `Le projet demande d’être sur place : ${quote(v.city)}.`,
    en: (v, { quote }) => `The project needs people on site: ${quote(v.city)}.`,
  },
  'standing-skill': {
    fr: (v, { quote }, { concept, role }) =>
      `Le rôle ${quote(role(v.role))} demande ${quote(concept(v.skill))} au niveau ${v.level}.`,
    en: (v, { quote }, { concept, role }) =>
      `The role ${quote(role(v.role))} needs ${quote(concept(v.skill))} at level ${v.level}.`,
  },
  'standing-close': {
    fr: (v, { quote, percent }, { role }) =>
      `Votre profil convient à ${percent(v.fit)} au rôle ${quote(role(v.role))}, sans figurer dans une des équipes proposées.`,
    en: (v, { quote, percent }, { role }) =>
      `Your profile fits the role ${quote(role(v.role))} by ${percent(v.fit)}, without being in a proposed team.`,
  },
  'change-skill': {
    fr: (v, { quote }, { concept }) =>
      v.from === 0
        ? `Ce qui changerait la réponse : ${quote(concept(v.skill))} au niveau ${v.to} sur votre profil.`
        : `Ce qui changerait la réponse : ${quote(concept(v.skill))} au niveau ${v.to} au lieu de ${v.from}.`,
    en: (v, { quote }, { concept }) =>
      v.from === 0
        ? `What would change it: ${quote(concept(v.skill))} at level ${v.to} on your profile.`
        : `What would change it: ${quote(concept(v.skill))} at level ${v.to} instead of ${v.from}.`,
  },
  'change-rate': {
    fr: (v, { money }) =>
      `Ce qui changerait la réponse : un tarif de ${money(v.to, v.currency)} par jour au lieu de ${money(v.from, v.currency)}.`,
    en: (v, { money }) =>
      `What would change it: a rate of ${money(v.to, v.currency)} a day instead of ${money(v.from, v.currency)}.`,
  },
  'change-state-rate': {
    fr: (v, { money }) =>
      `Ce qui changerait la réponse : indiquer un tarif, par exemple ${money(v.to, v.currency)} par jour.`,
    en: (v, { money }) =>
      `What would change it: stating a rate, for instance ${money(v.to, v.currency)} a day.`,
  },
  'change-hours': {
    fr: (v, { number }) =>
      `Ce qui changerait la réponse : ${number(v.hours)} heures disponibles par semaine.`,
    en: (v, { number }) => `What would change it: ${number(v.hours)} hours available a week.`,
  },
  'change-language': {
    fr: (v, { tongue }) =>
      `Ce qui changerait la réponse : parler cette langue, ${tongue(v.language)}.`,
    en: (v, { tongue }) => `What would change it: speaking ${tongue(v.language)}.`,
  },
  'change-invitations': {
    fr: (v, { count }) =>
      `Ce qui changerait la réponse : répondre à vos invitations (${count(v.open, 'en attente', 'en attente')}).`,
    en: (v, { count }) =>
      `What would change it: answering your invitations (${count(v.open, 'waiting', 'waiting')}).`,
  },
  'change-none': {
    fr: () => 'Aucun changement à lui seul ne suffirait pour ce projet.',
    en: () => 'No single change would be enough for this project.',
  },
}
