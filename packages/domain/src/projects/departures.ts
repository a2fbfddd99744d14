import { z } from 'zod'
import { requiredText } from '../forms/fields.ts'
import { roleId } from './project-terms.ts'

/** Ways out of a team: the member left by themselves, or the client asked for somebody else. */
const DEPARTURE_KINDS = ['left', 'replaced'] as const
export type DepartureKind = (typeof DEPARTURE_KINDS)[number]

/** Longest reason of a departure, in UTF-16 units. */
export const DEPARTURE_REASON_MAX = 1000

export const departureForm = z.object({
  reason: requiredText(DEPARTURE_REASON_MAX).describe('The client and the member read it'),
})
export type DepartureForm = z.output<typeof departureForm>

/** Seat of a team that works, for which nobody is left to be asked. */
export const seatForm = z.object({ role: roleId })

export const departure = z
  .object({ kind: z.enum(DEPARTURE_KINDS), reason: z.string(), created_at: z.iso.datetime() })
  .meta({ id: 'Departure' })
export type Departure = z.output<typeof departure>
