import type { RelaxationFacts } from './relaxation-facts.ts'
import type { Sentences } from './sentences.ts'

/** Sentences of the changes that would make a team possible. */
export const RELAXATION_SENTENCES: Sentences<RelaxationFacts> = {
  'relax-budget': {
    fr: (v, { money }) => `Porter le budget à ${money(v.to, v.currency)}.`,
    en: (v, { money }) => `Raise the budget to ${money(v.to, v.currency)}.`,
  },
  'relax-due': {
    fr: (v, { day }) => `Repousser l’échéance au ${day(v.to)}.`,
    en: (v, { day }) => `Move the due day to ${day(v.to)}.`,
  },
  'relax-quality': {
    fr: (v, { percent }) => `Accepter une qualité de ${percent(v.to)}.`,
    en: (v, { percent }) => `Accept a quality of ${percent(v.to)}.`,
  },
  'relax-skill': {
    fr: (v, { quote }, { concept, role }) =>
      `Rendre ${quote(concept(v.skill))} facultatif pour le rôle ${quote(role(v.role))}.`,
    en: (v, { quote }, { concept, role }) =>
      `Make ${quote(concept(v.skill))} optional for the role ${quote(role(v.role))}.`,
  },
  'relax-role': {
    fr: (v, { quote }, { role }) => `Laisser le rôle ${quote(role(v.role))} à pourvoir plus tard.`,
    en: (v, { quote }, { role }) => `Leave the role ${quote(role(v.role))} open for now.`,
  },
  'relax-unlock': {
    fr: (v, { quote }, { role }) => `Rouvrir le choix pour le rôle ${quote(role(v.role))}.`,
    en: (v, { quote }, { role }) => `Reopen the choice for the role ${quote(role(v.role))}.`,
  },
  'relax-include': {
    fr: (v, _, { person }) => `Ne plus écarter ${person(v.person)}.`,
    en: (v, _, { person }) => `Stop leaving ${person(v.person)} out.`,
  },
  'relax-language': {
    fr: (v, { tongue }) => `Ne plus exiger cette langue : ${tongue(v.language)}.`,
    en: (v, { tongue }) => `No longer require ${tongue(v.language)}.`,
  },
  'relax-place': {
    fr: (v) => `Accepter le travail à distance, hors de ${v.city}.`,
    en: (v) => `Accept remote work, away from ${v.city}.`,
  },
}
