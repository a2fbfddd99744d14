import type { FormationRecord } from '@podium/pods'

/** Budget and day that counted for a formation; null: none did. */
export const boundsOf = ({ input: { scope, wishes }, pool: { currency } }: FormationRecord) => ({
  budget: wishes.budget ?? (scope.budget?.currency === currency ? scope.budget.max : null),
  due: wishes.due ?? scope.due,
})
