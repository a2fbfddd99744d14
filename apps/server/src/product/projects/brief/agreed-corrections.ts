import type { Correction } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import { withCorrection } from '../engine/corrections.ts'

/**
 * Corrections of a brief with the budget and the day that a formation was made for in their place: whoever chooses one of
 * its teams agrees to them. The same list where they are the brief's own. A budget in another currency than the market's
 * bounds no team and stays.
 */
export function agreedCorrections(
  corrections: readonly Correction[],
  { input: { scope, wishes }, pool }: FormationRecord,
): readonly Correction[] {
  const { budget, due } = wishes
  const currency = scope.budget?.currency ?? pool.currency
  const agreed: Correction[] = [
    ...(due !== undefined && due !== scope.due ? [{ change: 'due', day: due } as const] : []),
    ...(budget !== undefined && budget !== scope.budget?.max && currency === pool.currency
      ? [{ change: 'budget', max: budget } as const]
      : []),
  ]
  return agreed.reduce<readonly Correction[]>(withCorrection, corrections)
}
