import type { PlanFacts } from '../plan/plan-facts.ts'
import type { Sentences } from './sentences.ts'
import { days } from './words.ts'

/** Facts of a plan. */
export const PLAN_SENTENCES: Sentences<PlanFacts> = {
  'plan-finish': {
    fr: (v, { day, count }) =>
      `Le travail finit le ${day(v.finish)}, après ${count(v.workingDays, 'jour ouvré', 'jours ouvrés')}.`,
    en: (v, { day, count }) =>
      `The work finishes on ${day(v.finish)}, after ${count(v.workingDays, 'working day', 'working days')}.`,
  },
  'plan-due-kept': {
    fr: (v, voice) =>
      `Finit le ${voice.day(v.finish)}, ${days(v.days, voice)} avant l’échéance du ${voice.day(v.due)}.`,
    en: (v, voice) =>
      `Finishes on ${voice.day(v.finish)}, ${days(v.days, voice)} before it is due on ${voice.day(v.due)}.`,
  },
  'plan-due-missed': {
    fr: (v, voice) =>
      `Finit le ${voice.day(v.finish)}, ${days(v.days, voice)} après l’échéance du ${voice.day(v.due)}.`,
    en: (v, voice) =>
      `Finishes on ${voice.day(v.finish)}, ${days(v.days, voice)} after it is due on ${voice.day(v.due)}.`,
  },
  'plan-optimal': {
    fr: (v, { day }) => `Aucun planning ne peut finir avant le ${day(v.finish)}.`,
    en: (v, { day }) => `No plan can finish before ${day(v.finish)}.`,
  },
  'plan-gap': {
    fr: (v, { day, percent }) =>
      `Finit le ${day(v.finish)} ; aucun planning ne peut finir avant le ${day(v.bound)}, soit un écart de ${percent(v.gap)} au plus.`,
    en: (v, { day, percent }) =>
      `Finishes on ${day(v.finish)}; no plan can finish before ${day(v.bound)}, a gap of at most ${percent(v.gap)}.`,
  },
  'plan-critical-path': {
    fr: (v, { list }, { task }) =>
      `Tout retard ici retarde l’ensemble : ${list(v.tasks.map(task))}.`,
    en: (v, { list }, { task }) => `A delay here delays the whole: ${list(v.tasks.map(task))}.`,
  },
  'plan-bottleneck': {
    fr: (v, { percent }, { person }) =>
      `${person(v.person)} porte ${percent(v.share)} du chemin critique.`,
    en: (v, { percent }, { person }) =>
      `${person(v.person)} carries ${percent(v.share)} of the critical path.`,
  },
}
