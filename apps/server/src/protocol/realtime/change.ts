import { z } from 'zod'
import type { BoundFilter, Subscription } from './subscription.ts'

const key = z.record(z.string(), z.string())

/** Notification of `announce_change()`: values of the key as PostgreSQL writes them, absent where they were too long. */
export const change = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** Time of the statement, ISO 8601 in UTC. */
  at: z.string(),
  key: key.optional(),
  /** Key before the change. */
  old_key: key.optional(),
})
export type Change = z.output<typeof change>

/** Whether a subscription may want a change: what its key tells; the rest is asked with the row. */
export function mayWant({ event, filters }: Subscription, { type, key }: Change): boolean {
  return (event === '*' || event === type) && filters.every((filter) => mayMatch(filter, key))
}

function mayMatch({ column, exact }: BoundFilter, key: Change['key']) {
  const value = key?.[column]
  return value === undefined || exact === undefined || exact.includes(value)
}
