import type { RecordToTell } from '../engine/told-formation.ts'

/** Budget and day that counted for a formation; null: none did. */
export const boundsOf = ({ input: { scope, wishes }, pool: { currency } }: RecordToTell) => ({
  budget: wishes.budget ?? (scope.budget?.currency === currency ? scope.budget.max : null),
  due: wishes.due ?? scope.due,
})
