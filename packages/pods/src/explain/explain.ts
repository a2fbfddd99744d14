import type { AnalyseFacts } from '../analyse/analyse-facts.ts'
import type { FormFacts } from '../form/form-facts.ts'
import type { ActionFacts, CauseFacts } from '../monitor/monitor-facts.ts'
import type { PlanFacts } from '../plan/plan-facts.ts'
import type { ScopeFacts } from '../scope/scope-facts.ts'
import type { StandingFacts } from '../standing/standing-facts.ts'
import type { Language } from '../units.ts'
import { ANALYSE_SENTENCES } from './analyse-sentences.ts'
import { FORM_SENTENCES } from './form-sentences.ts'
import { ACTION_SENTENCES, CAUSE_SENTENCES } from './monitor-sentences.ts'
import type { Names } from './names.ts'
import { PLAN_SENTENCES } from './plan-sentences.ts'
import type { RelaxationFacts } from './relaxation-facts.ts'
import { RELAXATION_SENTENCES } from './relaxation-sentences.ts'
import { SCOPE_SENTENCES } from './scope-sentences.ts'
import type { Sentences } from './sentences.ts'
import { STANDING_SENTENCES } from './standing-sentences.ts'
import { voiceOf } from './voice.ts'
import { written } from './written.ts'

/** Facts of all rooms: code → values. */
export type AllFacts = AnalyseFacts &
  ScopeFacts &
  FormFacts &
  PlanFacts &
  CauseFacts &
  ActionFacts &
  RelaxationFacts &
  StandingFacts

export type AnyFact = {
  [Code in keyof AllFacts]: { code: Code; values: AllFacts[Code] }
}[keyof AllFacts]

/** A sentence in both languages for every code; the compiler asks for a missing one. */
export const SENTENCES: Sentences<AllFacts> = {
  ...ANALYSE_SENTENCES,
  ...SCOPE_SENTENCES,
  ...FORM_SENTENCES,
  ...PLAN_SENTENCES,
  ...CAUSE_SENTENCES,
  ...ACTION_SENTENCES,
  ...RELAXATION_SENTENCES,
  ...STANDING_SENTENCES,
}

/** True for a fact that this version has a sentence for; a stored one may be of another version. */
export const hasSentence = (fact: { code: string }): fact is AnyFact =>
  Object.hasOwn(SENTENCES, fact.code)

/** The sentence of a fact, for a reader of a language. */
export function explain<Code extends keyof AllFacts>(
  fact: { code: Code; values: AllFacts[Code] },
  { language, names }: { language: Language; names: Names },
): string {
  const sentence = SENTENCES[fact.code][language](fact.values, voiceOf(language), names)
  return written(sentence, language)
}
