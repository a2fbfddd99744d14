import type { Language } from '@podium/i18n'
import type { Trial } from './trial.ts'

/** Message to the worker. */
export type TrialQuestion = {
  text: string
  /** The visitor's day, `YYYY-MM-DD`. */
  today: string
  language: Language
}

/** Message from the worker: what it was asked of, and what it found. */
export type TrialAnswer = { text: string; language: Language; trial: Trial }
