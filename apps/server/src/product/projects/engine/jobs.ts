import type {
  Correction,
  ErrorCode,
  FormationForm,
  HealthCause,
  PlanChangeForm,
  ProjectSuggestion,
} from '@podium/domain'
import type { Language } from '@podium/i18n'
import type {
  Analysis,
  FormationRecord,
  Labels,
  Plan,
  PlanInput,
  Progress,
  RecordCheck,
  Scope,
  Team,
} from '@podium/pods'
import type { PlannedSeat } from './planned-seat.ts'
import type { RecordToTell, ToldFormation } from './told-formation.ts'
import type { WorkDone } from './work-done.ts'

/**
 * Jobs of the engine by name: input and answer, both plain data that a thread can be sent. A market and its rows
 * are JSON texts, for a text is sent much sooner than its data.
 */
export type Jobs = {
  /** Reading of a brief with its corrections. `today` is the day that its dates are counted from. */
  read: {
    input: { text: string; today: string; corrections: readonly Correction[] }
    answer: { analysis: Analysis; scope: Scope }
  }
  /** Those of a model's suggestions for a brief that hold, `most` at most; `settled` are requirements suggested before. */
  suggest: {
    input: {
      text: string
      today: string
      settled: readonly string[]
      proposed: readonly { words: string; quote: string }[]
      most: number
    }
    answer: Omit<ProjectSuggestion, 'answer'>[]
  }
  /** Teams for a scope from `MarketRows`, with their record and the market they were chosen from. */
  form: {
    input: { scope: Scope; rows: string; asked: FormationForm; seed: string; began: string }
    answer: { record: FormationRecord; market: string }
  }
  /** Teams of a record formed again, and what differs. */
  check: {
    input: { record: FormationRecord; market: string }
    answer: RecordCheck
  }
  /** Standing of a person in a formation; `told` is null where they come near to no role. */
  stand: {
    input: { record: FormationRecord; market: string; personId: string }
    answer: {
      kind: Labels
      isProposed: boolean
      told: { facts: readonly Labels[]; changes: readonly Labels[] } | null
    }
  }
  /** Sentences of a formation in a language; `names` are those of people by id. */
  tell: {
    input: {
      record: RecordToTell
      analysis: Analysis
      language: Language
      names: Readonly<Record<string, string>>
    }
    answer: ToldFormation
  }
  /** Sentences of a team in both languages that name nobody; `reasons` are in the order of its members. */
  share: {
    input: { team: Team; scope: Scope; analysis: Analysis; withCost: boolean }
    answer: { facts: Sentences; uncovered: Sentences; reasons: Sentences[] }
  }
  /** First plan of a team; people stand in it by their role. `firstWeek` is the Monday of this week. */
  plan: {
    input: { scope: Scope; seats: readonly PlannedSeat[]; firstWeek: string; today: string }
    answer: { input: PlanInput; plan: Plan }
  }
  /** A plan after changes and what was done until today, with the tasks that have other dates then. */
  replan: {
    input: {
      input: PlanInput
      plan: Plan
      work: readonly WorkDone[]
      /** Seats that somebody else holds since the plan was made. */
      joined: readonly PlannedSeat[]
      changes: readonly PlanChangeForm[]
      today: string
    }
    answer: { input: PlanInput; plan: Plan; moved: string[] } | { refused: ErrorCode }
  }
  /** Health of a plan in a language, and what its work costs. */
  health: {
    input: {
      input: PlanInput
      plan: Plan
      /** Work with the day rate of who did it, where they do not hold its role any more. */
      work: readonly (WorkDone & { spentDays: number | null; rate: number | null })[]
      /** Accepted day rates by role. */
      rates: Readonly<Record<string, number>>
      currency: string
      /** Budget of the client; null: not said. */
      ceiling: number | null
      /** Cost of the whole as first planned; null: not known. */
      baselineCost: number | null
      signs: Progress['lastSigns']
      waiting: NonNullable<Progress['waiting']>
      /** Names by role of the deputy who would be asked next; for the client alone. */
      deputies: Readonly<Record<string, string>>
      names: {
        /** Names by role of whoever holds it. */
        people: Readonly<Record<string, string>>
        roles: LabelsById
        tasks: LabelsById
        milestones: LabelsById
      }
      language: Language
      today: string
    }
    answer: {
      level: HealthCause['level']
      causes: readonly (HealthCause & { code: string })[]
      costs: { planned: number; spent: number; done: number }
    }
  }
}

/** Sentences by language, in the same order. */
type Sentences = Record<Language, string[]>

type LabelsById = Readonly<Record<string, Labels>>

export type JobName = keyof Jobs

/** Message to the thread. */
export type JobOrder = {
  [Name in JobName]: { id: number; name: Name; input: Jobs[Name]['input'] }
}[JobName]

/** First message of the thread: it takes jobs. */
export const READY = 'ready'

/** Answer of the thread. */
export type JobAnswer =
  | { id: number; ok: true; answer: Jobs[JobName]['answer'] }
  | { id: number; ok: false; reason: string }
