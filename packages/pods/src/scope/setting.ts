import type { Counts } from './counts.ts'
import type { Edits } from './edits.ts'
import type { Seat } from './seats.ts'
import type { Template } from './template.ts'
import type { Wants } from './wants.ts'

/** Everything that the tasks of a project follow from. */
export type Setting = {
  template: Template
  seats: readonly Seat[]
  wants: Wants
  counts: Counts
  edits: Edits
}
