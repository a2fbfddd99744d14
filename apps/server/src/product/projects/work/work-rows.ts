import type { OwnMilestone, OwnTask } from '@podium/domain'
import type { Labels } from '@podium/pods'
import type { DoneWork } from '../plan/hours-left.ts'

/** Seat of a person in a team: accepted, or offered and not answered yet. */
export type SeatRow = {
  invitation_id: string
  team_id: string
  project_id: string
  title: string
  role: Labels
  days: number
  start: string
  finish: string
  is_firm: boolean
  is_delivered: boolean
  /** Version of the plan that gives it its dates; 0: there is none yet. */
  version: number
  /** Planned hours by week; null without a plan. */
  weeks: readonly { week: string; hours: number }[] | null
  /** Work of it that was done since it was planned. */
  done: readonly DoneWork[]
  /** ISO instant. */
  changed_at: string
}

/** Position in a plan, and when it was last planned. */
type Planned = { team_id: string; version: number; changed_at: string }

/** Work of a person in all their projects, in plain data. */
export type WorkRows = {
  seats: readonly SeatRow[]
  /** Tasks of the roles they hold. */
  tasks: readonly (OwnTask & Planned)[]
  /** Milestones of their teams that have one of those tasks. */
  milestones: readonly (OwnMilestone & Planned)[]
}
