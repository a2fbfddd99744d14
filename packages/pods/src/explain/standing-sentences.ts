import type { StandingFacts } from '../standing/standing-facts.ts'
import type { Sentences } from './sentences.ts'

/** Sentences to a professional about their standing towards a project. */
export const STANDING_SENTENCES: Sentences<StandingFacts> = {
  'standing-proposed': {
    fr: (v, { quote }, { role }) =>
      `Une équipe vous proposait pour le rôle ${quote(role(v.role))}.`,
    en: (v, { quote }, { role }) => `A team proposed you for the role ${quote(role(v.role))}.`,
  },
  'standing-no-rate': {
    fr: () => 'Votre tarif n’était pas indiqué : sans lui, aucune équipe ne peut être chiffrée.',
    en: () => 'Your rate was not stated: without it, no team can be priced.',
  },
  'standing-invitations': {
    fr: (v, { count, number }) =>
      `${count(v.open, 'invitation attendait', 'invitations attendaient')} votre réponse ; à partir de ${number(v.most)}, vous n’en recevez pas d’autre.`,
    en: (v, { count, number }) =>
      `${count(v.open, 'invitation was', 'invitations were')} waiting for your answer; from ${number(v.most)} on, you get no further one.`,
  },
  'standing-no-hours': {
    fr: () => 'Vos disponibilités ne suffisaient pas au travail demandé.',
    en: () => 'Your availability was too short for the work.',
  },
  'standing-language': {
    fr: () => 'Le projet demandait une langue absente de votre profil.',
    en: () => 'The project needed a language your profile does not have.',
  },
  'standing-place': {
    fr: () => 'Le projet demandait d’être sur place, dans une autre ville que la vôtre.',
    en: () => 'The project needed people on site, in another city than yours.',
  },
  'standing-skill': {
    fr: (v, { quote }, { concept, role }) =>
      v.skill === null
        ? `Le rôle ${quote(role(v.role))} demandait au niveau ${v.level} une compétence que votre profil n’a pas.`
        : `Le rôle ${quote(role(v.role))} demandait ${quote(concept(v.skill))} au niveau ${v.level}.`,
    en: (v, { quote }, { concept, role }) =>
      v.skill === null
        ? `The role ${quote(role(v.role))} needed a skill at level ${v.level} that your profile does not have.`
        : `The role ${quote(role(v.role))} needed ${quote(concept(v.skill))} at level ${v.level}.`,
  },
  'standing-close': {
    fr: (v, { quote }, { role }) =>
      `Votre profil convenait au rôle ${quote(role(v.role))} ; d’autres équipes ont été proposées.`,
    en: (v, { quote }, { role }) =>
      `Your profile suited the role ${quote(role(v.role))}; other teams were proposed.`,
  },
  'change-skill': {
    fr: (v, { quote }, { concept }) =>
      v.skill === null
        ? `Ce qui aurait changé la réponse : une compétence supplémentaire, demandée pour ce rôle, au niveau ${v.to}.`
        : v.from === 0
          ? `Ce qui aurait changé la réponse : ${quote(concept(v.skill))} au niveau ${v.to} sur votre profil.`
          : `Ce qui aurait changé la réponse : ${quote(concept(v.skill))} au niveau ${v.to} au lieu de ${v.from}.`,
    en: (v, { quote }, { concept }) =>
      v.skill === null
        ? `What would have changed it: one more skill that this role needs, at level ${v.to}.`
        : v.from === 0
          ? `What would have changed it: ${quote(concept(v.skill))} at level ${v.to} on your profile.`
          : `What would have changed it: ${quote(concept(v.skill))} at level ${v.to} instead of ${v.from}.`,
  },
  'change-rate': {
    fr: (v, { percent }) =>
      `Ce qui aurait changé la réponse : un tarif plus bas, jusqu’à ${percent(v.percent / 100)} environ.`,
    en: (v, { percent }) =>
      `What would have changed it: a lower rate, by up to about ${percent(v.percent / 100)}.`,
  },
  'change-state-rate': {
    fr: (v, { money }) =>
      `Ce qui aurait changé la réponse : indiquer un tarif, par exemple ${money(v.to, v.currency)} par jour.`,
    en: (v, { money }) =>
      `What would have changed it: stating a rate, for instance ${money(v.to, v.currency)} a day.`,
  },
  'change-hours': {
    fr: (v, { number }) =>
      `Ce qui aurait changé la réponse : ${number(v.hours)} heures disponibles par semaine.`,
    en: (v, { number }) => `What would have changed it: ${number(v.hours)} hours available a week.`,
  },
  'change-language': {
    fr: () => 'Ce qui aurait changé la réponse : une langue de travail de plus.',
    en: () => 'What would have changed it: one more working language.',
  },
  'change-invitations': {
    fr: (v, { count }) =>
      `Ce qui aurait changé la réponse : répondre à vos invitations (${count(v.open, 'en attente', 'en attente')}).`,
    en: (v, { count }) =>
      `What would have changed it: answering your invitations (${count(v.open, 'waiting', 'waiting')}).`,
  },
  'change-none': {
    fr: () => 'Aucun changement à lui seul n’aurait suffi.',
    en: () => 'No single change would have been enough.',
  },
}
