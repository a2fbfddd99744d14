import type { ScopeFacts } from '../scope/scope-facts.ts'
import { archetypeName } from './names.ts'
import type { Sentences } from './sentences.ts'
import { days, units } from './words.ts'

/** Reasons of a scope, its roles, tasks and deliverables. */
export const SCOPE_SENTENCES: Sentences<ScopeFacts> = {
  'scope-archetype': {
    fr: (v, { quote }) => `Type de projet : ${quote(archetypeName(v.archetype, 'fr'))}.`,
    en: (v, { quote }) => `Kind of project: ${quote(archetypeName(v.archetype, 'en'))}.`,
  },
  'scope-effort': {
    fr: (v, voice) =>
      `En tout ${days(v.days, voice)} de travail, soit ${voice.money(v.cost, v.currency)} environ aux tarifs usuels.`,
    en: (v, voice) =>
      `${days(v.days, voice)} of work in all, about ${voice.money(v.cost, v.currency)} at usual rates.`,
  },
  'count-read': {
    fr: (v, voice) => `Votre texte dit ${voice.quote(v.quote)} : ${units(v.unit, v.count, voice)}.`,
    en: (v, voice) => `Your text says ${voice.quote(v.quote)}: ${units(v.unit, v.count, voice)}.`,
  },
  'count-assumed': {
    fr: (v, voice) => `Nous supposons ${units(v.unit, v.count, voice)}.`,
    en: (v, voice) => `We assume ${units(v.unit, v.count, voice)}.`,
  },
  'count-set': {
    fr: (v, voice) => `Vous avez indiqué ${units(v.unit, v.count, voice)}.`,
    en: (v, voice) => `You stated ${units(v.unit, v.count, voice)}.`,
  },
  'budget-exact': {
    fr: (v, { money }) => `Budget : ${money(v.amount, v.currency)}.`,
    en: (v, { money }) => `Budget: ${money(v.amount, v.currency)}.`,
  },
  'budget-read': {
    fr: (v, { money }) => `Budget : de ${money(v.min, v.currency)} à ${money(v.max, v.currency)}.`,
    en: (v, { money }) => `Budget: ${money(v.min, v.currency)} to ${money(v.max, v.currency)}.`,
  },
  'budget-ceiling': {
    fr: (v, { money }) => `Budget : ${money(v.max, v.currency)} au plus.`,
    en: (v, { money }) => `Budget: at most ${money(v.max, v.currency)}.`,
  },
  'budget-floor': {
    fr: (v, { money }) => `Budget : ${money(v.min, v.currency)} au moins.`,
    en: (v, { money }) => `Budget: at least ${money(v.min, v.currency)}.`,
  },
  'budget-by-period': {
    fr: (v, { money, number }) => {
      const per = { day: 'par jour', hour: 'par heure', month: 'par mois' }[v.per]
      return `Prix : ${money(v.rate, v.currency)} ${per} × ${number(v.periods)} = ${money(v.total, v.currency)}.`
    },
    en: (v, { money, number }) => {
      const per = { day: 'a day', hour: 'an hour', month: 'a month' }[v.per]
      return `Price: ${money(v.rate, v.currency)} ${per} × ${number(v.periods)} = ${money(v.total, v.currency)}.`
    },
  },
  'budget-set': {
    fr: (v, { money }) => `Vous avez fixé le budget à ${money(v.max, v.currency)}.`,
    en: (v, { money }) => `You set the budget to ${money(v.max, v.currency)}.`,
  },
  'budget-work-share': {
    fr: (v, { money, percent }) =>
      `${percent(v.share)} du budget, soit ${money(v.work, v.currency)}, paie l’équipe ; le reste couvre les achats.`,
    en: (v, { money, percent }) =>
      `${percent(v.share)} of the budget, ${money(v.work, v.currency)}, pays the team; the rest covers purchases.`,
  },
  'budget-covers': {
    fr: (v, voice) =>
      `Ce budget paie environ ${days(v.days, voice)} de travail à ${voice.money(v.rate, v.currency)}.`,
    en: (v, voice) =>
      `This budget pays about ${days(v.days, voice)} of work at ${voice.money(v.rate, v.currency)}.`,
  },
  'budget-short': {
    fr: (v, { money }) =>
      `Même réduit au minimum, ce projet coûte d’ordinaire ${money(v.least, v.currency)} ; le budget est de ${money(v.budget, v.currency)}.`,
    en: (v, { money }) =>
      `Even cut to the least, such a project usually costs ${money(v.least, v.currency)}; the budget is ${money(v.budget, v.currency)}.`,
  },
  'start-read': {
    fr: (v, { day }) => `Début souhaité : le ${day(v.day)}.`,
    en: (v, { day }) => `Wished start: ${day(v.day)}.`,
  },
  'start-set': {
    fr: (v, { day }) => `Vous avez fixé le début au ${day(v.day)}.`,
    en: (v, { day }) => `You set the start to ${day(v.day)}.`,
  },
  'start-assumed': {
    fr: (v, { day }) => `Premier lundi possible, le temps des réponses : le ${day(v.day)}.`,
    en: (v, { day }) => `First possible Monday, leaving time for answers: ${day(v.day)}.`,
  },
  'due-read': {
    fr: (v, { day }) => `Échéance : le ${day(v.day)}.`,
    en: (v, { day }) => `Due on ${day(v.day)}.`,
  },
  'due-set': {
    fr: (v, { day }) => `Vous avez fixé l’échéance au ${day(v.day)}.`,
    en: (v, { day }) => `You set the due day to ${day(v.day)}.`,
  },
  'due-from-duration': {
    fr: (v, voice) => `Durée de ${days(v.days, voice)} : échéance le ${voice.day(v.day)}.`,
    en: (v, voice) => `It lasts ${days(v.days, voice)}: due on ${voice.day(v.day)}.`,
  },
  'due-tight': {
    fr: (v, voice, { role }) =>
      `Délai serré pour le rôle ${voice.quote(role(v.role))} : ${days(v.days, voice)} de travail pour ${voice.count(v.available, 'jour ouvré', 'jours ouvrés')}.`,
    en: (v, voice, { role }) =>
      `Tight for the role ${voice.quote(role(v.role))}: ${days(v.days, voice)} of work in ${voice.count(v.available, 'working day', 'working days')}.`,
  },
  'team-limit': {
    fr: (v, { count }) => `Équipe de ${count(v.seats, 'personne', 'personnes')} au plus.`,
    en: (v, { count }) => `A team of at most ${count(v.seats, 'person', 'people')}.`,
  },

  'role-typical': {
    fr: (v, { quote }) => `Rôle habituel d’un projet ${quote(archetypeName(v.archetype, 'fr'))}.`,
    en: (v, { quote }) => `Usual role of a project ${quote(archetypeName(v.archetype, 'en'))}.`,
  },
  'role-named': {
    fr: (v, { quote }) => `Votre texte le demande : ${quote(v.quote)}.`,
    en: (v, { quote }) => `Your text asks for it: ${quote(v.quote)}.`,
  },
  'role-for-skill': {
    fr: (v, { quote }, { concept }) => `Pour la compétence ${quote(concept(v.skill))}.`,
    en: (v, { quote }, { concept }) => `For the skill ${quote(concept(v.skill))}.`,
  },
  'role-added': {
    fr: (v, { quote }, { concept }) => `Vous avez ajouté ce rôle : ${quote(concept(v.trade))}.`,
    en: (v, { quote }, { concept }) => `You added this role: ${quote(concept(v.trade))}.`,
  },
  'role-language': {
    fr: (v, { tongue }) => `Doit parler cette langue : ${tongue(v.language)}.`,
    en: (v, { tongue }) => `Must speak ${tongue(v.language)}.`,
  },
  'role-shared': {
    fr: (v, voice, { role }) =>
      `Partage le travail du rôle ${voice.quote(role(v.role))} : ${days(v.days, voice)} pour ${voice.count(v.available, 'jour ouvré', 'jours ouvrés')} jusqu’à l’échéance.`,
    en: (v, voice, { role }) =>
      `Shares the work of the role ${voice.quote(role(v.role))}: ${days(v.days, voice)} in ${voice.count(v.available, 'working day', 'working days')} until it is due.`,
  },
  'role-coordination': {
    fr: (v, { percent }) =>
      `L’équipe est assez grande pour une coordination : ${percent(v.share)} du travail des autres.`,
    en: (v, { percent }) =>
      `The team is large enough to need coordination: ${percent(v.share)} of the others’ work.`,
  },
  'role-takes': {
    fr: (v, { quote }, { concept }) =>
      `Se charge aussi du travail de ce métier : ${quote(concept(v.trade))}.`,
    en: (v, { quote }, { concept }) =>
      `Also does the work of this trade: ${quote(concept(v.trade))}.`,
  },
  'role-optional': {
    fr: (v, { quote }) => `Facultatif dans un projet ${quote(archetypeName(v.archetype, 'fr'))}.`,
    en: (v, { quote }) => `Optional in a project ${quote(archetypeName(v.archetype, 'en'))}.`,
  },
  'role-optional-set': {
    fr: (v) =>
      v.optional ? 'Vous avez rendu ce rôle facultatif.' : 'Vous avez rendu ce rôle indispensable.',
    en: (v) => (v.optional ? 'You made this role optional.' : 'You made this role essential.'),
  },
  'role-excluded': {
    fr: (v, { quote }, { concept }) =>
      `Hors de l’équipe, comme votre texte le dit : ${quote(concept(v.trade))}.`,
    en: (v, { quote }, { concept }) =>
      `Not in the team, as your text says: ${quote(concept(v.trade))}.`,
  },
  'role-removed': {
    fr: (v, { quote }, { role }) => `Vous avez retiré le rôle ${quote(role(v.role))}.`,
    en: (v, { quote }, { role }) => `You removed the role ${quote(role(v.role))}.`,
  },
  'skill-excluded': {
    fr: (v, { quote }, { concept }) =>
      `Pas demandé, comme votre texte le dit : ${quote(concept(v.skill))}.`,
    en: (v, { quote }, { concept }) => `Not wanted, as your text says: ${quote(concept(v.skill))}.`,
  },
  'skill-wanted': {
    fr: (v, { quote }, { concept }) => `${concept(v.skill)} : votre texte dit ${quote(v.quote)}.`,
    en: (v, { quote }, { concept }) => `${concept(v.skill)}: your text says ${quote(v.quote)}.`,
  },
  'skill-implied': {
    fr: (v, _, { concept }) => `${concept(v.skill)} : votre texte le laisse entendre.`,
    en: (v, _, { concept }) => `${concept(v.skill)}: your text implies it.`,
  },
  'skill-set': {
    fr: (v, _, { concept }) =>
      `Vous avez fixé ${concept(v.skill)} au niveau ${v.level}${v.must ? ', indispensable' : ', souhaité'}.`,
    en: (v, _, { concept }) =>
      `You set ${concept(v.skill)} to level ${v.level}${v.must ? ', essential' : ', nice to have'}.`,
  },
  'skill-removed': {
    fr: (v, { quote }, { concept }) => `Vous avez retiré la compétence ${quote(concept(v.skill))}.`,
    en: (v, { quote }, { concept }) => `You removed the skill ${quote(concept(v.skill))}.`,
  },
  'level-senior': {
    fr: (v, { quote }) => `Un niveau de plus, car votre texte dit ${quote(v.quote)}.`,
    en: (v, { quote }) => `One level more, because your text says ${quote(v.quote)}.`,
  },
  'level-junior': {
    fr: (v, { quote }) => `Un niveau de moins, car votre texte dit ${quote(v.quote)}.`,
    en: (v, { quote }) => `One level less, because your text says ${quote(v.quote)}.`,
  },

  'effort-typical': {
    fr: (v, voice) =>
      `D’ordinaire ${days(v.days, voice)} dans un projet ${voice.quote(archetypeName(v.archetype, 'fr'))}.`,
    en: (v, voice) =>
      `Usually ${days(v.days, voice)} in a project ${voice.quote(archetypeName(v.archetype, 'en'))}.`,
  },
  'effort-counted': {
    fr: (v, voice) =>
      `${units(v.unit, v.count, voice)} au lieu de ${voice.number(v.at)} pour ${days(v.days, voice)}.`,
    en: (v, voice) =>
      `${units(v.unit, v.count, voice)} instead of ${voice.number(v.at)} for ${days(v.days, voice)}.`,
  },
  'effort-languages': {
    fr: (v, voice) =>
      `En ${voice.count(v.languages, 'langue', 'langues')}, ${days(v.days, voice)} pour chacune.`,
    en: (v, voice) =>
      `In ${voice.count(v.languages, 'language', 'languages')}, ${days(v.days, voice)} each.`,
  },
  'effort-for-skill': {
    fr: (v, voice, { concept }) =>
      `Votre texte demande ${voice.quote(concept(v.skill))} : d’ordinaire ${days(v.days, voice)}.`,
    en: (v, voice, { concept }) =>
      `Your text asks for ${voice.quote(concept(v.skill))}: usually ${days(v.days, voice)}.`,
  },
  'effort-assumed': {
    fr: (v, voice, { concept }) =>
      `Estimation pour le rôle ${voice.quote(concept(v.trade))} : ${days(v.days, voice)}.`,
    en: (v, voice, { concept }) =>
      `Assumed for the role ${voice.quote(concept(v.trade))}: ${days(v.days, voice)}.`,
  },
  'effort-share': {
    fr: (v, voice) => `${voice.percent(v.share)} des ${days(v.days, voice)} de travail des autres.`,
    en: (v, voice) => `${voice.percent(v.share)} of the others’ ${days(v.days, voice)} of work.`,
  },
  'effort-size': {
    fr: (v, { quote, number }) =>
      `Votre texte dit ${quote(v.quote)}, un ${v.size === 'small' ? 'petit' : 'grand'} projet : effort × ${number(v.factor)}.`,
    en: (v, { quote, number }) =>
      `Your text says ${quote(v.quote)}, a ${v.size} project: effort × ${number(v.factor)}.`,
  },
  'effort-budget': {
    fr: (v, { money, number }) =>
      `Effort × ${number(v.factor)} : le budget est de ${money(v.budget, v.currency)} pour un coût usuel de ${money(v.usual, v.currency)}.`,
    en: (v, { money, number }) =>
      `Effort × ${number(v.factor)}: the budget is ${money(v.budget, v.currency)} against a usual cost of ${money(v.usual, v.currency)}.`,
  },
  'effort-duration': {
    fr: (v, voice) =>
      `Mission de ${voice.count(v.days, 'jour ouvré', 'jours ouvrés')} : effort × ${voice.number(v.factor)}.`,
    en: (v, voice) =>
      `An engagement of ${voice.count(v.days, 'working day', 'working days')}: effort × ${voice.number(v.factor)}.`,
  },
  'effort-set': {
    fr: (v, voice, { role }) =>
      `Part de l’effort que vous avez fixé pour le rôle ${voice.quote(role(v.role))} : ${days(v.days, voice)}.`,
    en: (v, voice, { role }) =>
      `Share of the effort you set for the role ${voice.quote(role(v.role))}: ${days(v.days, voice)}.`,
  },
  'task-effort-set': {
    fr: (v, voice) => `Effort que vous avez fixé pour cette tâche : ${days(v.days, voice)}.`,
    en: (v, voice) => `Effort you set for this task: ${days(v.days, voice)}.`,
  },
  'task-removed': {
    fr: (v, { quote }, { task }) => `Vous avez renoncé à cette tâche : ${quote(task(v.task))}.`,
    en: (v, { quote }, { task }) => `You dropped this task: ${quote(task(v.task))}.`,
  },

  'deliverable-typical': {
    fr: (v, { quote }) =>
      `Livrable habituel d’un projet ${quote(archetypeName(v.archetype, 'fr'))}.`,
    en: (v, { quote }) =>
      `Usual deliverable of a project ${quote(archetypeName(v.archetype, 'en'))}.`,
  },
  'deliverable-for-skill': {
    fr: (v, { quote }, { concept }) => `Votre texte demande ${quote(concept(v.skill))}.`,
    en: (v, { quote }, { concept }) => `Your text asks for ${quote(concept(v.skill))}.`,
  },
  'deliverable-dropped': {
    fr: (v, { quote }, { deliverable }) =>
      `Vous avez renoncé à ce livrable : ${quote(deliverable(v.deliverable))}.`,
    en: (v, { quote }, { deliverable }) =>
      `You dropped this deliverable: ${quote(deliverable(v.deliverable))}.`,
  },
}
