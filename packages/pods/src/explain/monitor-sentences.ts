import type { ActionFacts, CauseFacts } from '../monitor/monitor-facts.ts'
import type { Sentences } from './sentences.ts'
import { de, type Voice } from './voice.ts'
import { days } from './words.ts'

const workingDays = (count: number, { language, count: say }: Voice): string =>
  language === 'fr'
    ? say(count, 'jour ouvré', 'jours ouvrés')
    : say(count, 'working day', 'working days')

/** Causes of a project's health. */
export const CAUSE_SENTENCES: Sentences<CauseFacts> = {
  'health-on-track': {
    fr: ({ forecast, due, days: ahead }, voice) => {
      const early = ahead === undefined ? '' : `, ${days(ahead, voice)} d’avance`
      const against = due === undefined ? '' : ` pour une échéance le ${voice.day(due)}${early}`
      return `Tout suit son cours : fin prévue le ${voice.day(forecast)}${against}.`
    },
    en: ({ forecast, due, days: ahead }, voice) => {
      const early = ahead === undefined ? '' : `, ${days(ahead, voice)} ahead`
      const against = due === undefined ? '' : `, due on ${voice.day(due)}${early}`
      return `On track: the forecast is ${voice.day(forecast)}${against}.`
    },
  },
  'health-late-critical-task': {
    fr: (v, voice, { person, task }) => {
      const what = v.state === 'not-begun' ? 'aurait dû commencer' : 'aurait dû finir'
      return `La tâche ${voice.quote(task(v.task))} (${person(v.person)}) ${what} le ${voice.day(v.planned)}, il y a ${workingDays(v.days, voice)}.`
    },
    en: (v, voice, { person, task }) => {
      const what = v.state === 'not-begun' ? 'should have begun' : 'should have ended'
      return `The task ${voice.quote(task(v.task))} (${person(v.person)}) ${what} on ${voice.day(v.planned)}, ${workingDays(v.days, voice)} ago.`
    },
  },
  'health-forecast-late': {
    fr: (v, voice) => {
      const than = v.measure === 'due' ? 'l’échéance' : 'la fin du planning'
      if (v.by === 'plan')
        return `Le planning se termine le ${voice.day(v.forecast)}, ${days(v.days, voice)} après ${than} (${voice.day(v.against)}).`
      return `À ${voice.count(v.throughput, 'jour de travail fait', 'jours de travail faits')} par jour ouvré, les ${days(v.remainingDays, voice)} qui restent mènent au ${voice.day(v.forecast)}, ${days(v.days, voice)} après ${than} (${voice.day(v.against)}).`
    },
    en: (v, voice) => {
      const than = v.measure === 'due' ? 'the due day' : 'the end of the plan'
      if (v.by === 'plan')
        return `The plan ends on ${voice.day(v.forecast)}, ${days(v.days, voice)} after ${than} (${voice.day(v.against)}).`
      return `At ${voice.count(v.throughput, 'person-day', 'person-days')} done a working day, the ${days(v.remainingDays, voice)} left lead to ${voice.day(v.forecast)}, ${days(v.days, voice)} after ${than} (${voice.day(v.against)}).`
    },
  },
  'health-budget-burn': {
    fr: (v, { money, percent }) =>
      `${money(v.spent, v.currency)} ${v.measure === 'plan' ? 'sur les' : 'sur un budget de'} ${money(v.budget, v.currency)} ${v.measure === 'plan' ? 'prévus ' : ''}sont dépensés (${percent(v.spentShare)}) pour ${percent(v.doneShare)} du travail ; à ce rythme, l’ensemble coûtera ${money(v.forecastCost, v.currency)}.`,
    en: (v, { money, percent }) =>
      `Spent: ${money(v.spent, v.currency)} of ${v.measure === 'plan' ? 'the' : 'a budget of'} ${money(v.budget, v.currency)} ${v.measure === 'plan' ? 'planned ' : ''}(${percent(v.spentShare)}) for ${percent(v.doneShare)} of the work; at this rate the whole will cost ${money(v.forecastCost, v.currency)}.`,
  },
  'health-silence': {
    fr: (v, voice, { person }) =>
      `Aucune nouvelle ${de(person(v.person))} depuis le ${voice.day(v.since)}, soit ${workingDays(v.days, voice)}.`,
    en: (v, voice, { person }) =>
      `No news from ${person(v.person)} since ${voice.day(v.since)}: ${workingDays(v.days, voice)}.`,
  },
  'health-delivery-waits': {
    fr: (v, voice, { milestone }) =>
      `La livraison ${voice.quote(milestone(v.milestone))} attend une réponse depuis le ${voice.day(v.since)}${v.days === 0 ? '' : `, soit ${workingDays(v.days, voice)}`}.`,
    en: (v, voice, { milestone }) =>
      `The delivery ${voice.quote(milestone(v.milestone))} has waited for an answer since ${voice.day(v.since)}${v.days === 0 ? '' : `: ${workingDays(v.days, voice)}`}.`,
  },
  'health-overload': {
    fr: (v, { day, number, percent }, { person }) =>
      `${person(v.person)} a ${number(v.hours)} h de travail pour ${number(v.free)} h disponibles la semaine du ${day(v.week)} (${percent(v.share)}).`,
    en: (v, { day, number, percent }, { person }) =>
      `${person(v.person)} has ${number(v.hours)} h of work for ${number(v.free)} h available in the week of ${day(v.week)} (${percent(v.share)}).`,
  },
}

/** Proposed actions. */
export const ACTION_SENTENCES: Sentences<ActionFacts> = {
  'action-none': { fr: () => 'Rien à faire.', en: () => 'Nothing to do.' },
  'action-replan': {
    fr: (v, { day, count }) =>
      `Replanifier à partir d’aujourd’hui : ${count(v.moved, 'tâche change', 'tâches changent')} de dates, fin le ${day(v.finish)}.`,
    en: (v, { day, count }) =>
      `Plan again from today: ${count(v.moved, 'task changes', 'tasks change')} dates, the end is ${day(v.finish)}.`,
  },
  'action-deputy': {
    fr: (v, { day, list, quote }, { person, task }) =>
      `Confier à ${person(v.deputy)} le travail restant ${de(person(v.person))} (${list(v.tasks.map((id) => quote(task(id))))}) : fin le ${day(v.finish)}.`,
    en: (v, { day, list, quote }, { person, task }) =>
      `Hand the open work of ${person(v.person)} (${list(v.tasks.map((id) => quote(task(id))))}) to ${person(v.deputy)}: the end is ${day(v.finish)}.`,
  },
  'action-cut-scope': {
    fr: (v, voice, { task }) =>
      `Renoncer à ${voice.list(v.tasks.map((id) => voice.quote(task(id))))} : ${days(v.savedDays, voice)} de travail et ${voice.money(v.savedCost, v.currency)} de coût en moins, fin le ${voice.day(v.finish)}.`,
    en: (v, voice, { task }) =>
      `Leave out ${voice.list(v.tasks.map((id) => voice.quote(task(id))))}: ${days(v.savedDays, voice)} of work and ${voice.money(v.savedCost, v.currency)} of cost less, the end is ${voice.day(v.finish)}.`,
  },
  'action-answer': {
    fr: (v, { quote }, { milestone }) =>
      `Accepter la livraison ${quote(milestone(v.milestone))} ou demander des modifications.`,
    en: (v, { quote }, { milestone }) =>
      `Accept the delivery ${quote(milestone(v.milestone))} or ask for changes.`,
  },
  'action-ask': {
    fr: (v, { quote }, { person, task }) =>
      v.task === ''
        ? `Demander des nouvelles à ${person(v.person)}.`
        : `Demander à ${person(v.person)} où en est ${quote(task(v.task))}.`,
    en: (v, { quote }, { person, task }) =>
      v.task === ''
        ? `Ask ${person(v.person)} for news.`
        : `Ask ${person(v.person)} about ${quote(task(v.task))}.`,
  },
}
