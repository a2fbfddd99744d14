import type { Comparison } from '../parse/filter.ts'
import type { Condition } from './read-node.ts'

/**
 * Condition with the implied bound of a keyset page `(a < x or (a = x and b < y))`. PostgreSQL
 * walks an index on (a, b) from its start for that and discards; with `a <= x` beside it, it starts
 * at the right place. The bound follows from the condition, so it never changes the answer.
 */
export function withKeysetBound(condition: Condition): Condition {
  const bound = impliedBound(condition)
  if (!bound) return condition
  return { kind: 'group', operator: 'and', isNegated: false, members: [bound, condition] }
}

const INCLUSIVE: Partial<Record<Comparison, Comparison>> = { lt: 'lte', gt: 'gte' }

function impliedBound(condition: Condition): Condition | undefined {
  if (condition.kind !== 'group' || condition.operator !== 'or' || condition.isNegated)
    return undefined
  const [first, second, ...others] = condition.members
  if (!first || second?.kind !== 'group' || others.length > 0) return undefined
  if (second.operator !== 'and' || second.isNegated) return undefined
  const strict = plainComparison(first)
  const inclusive = strict && INCLUSIVE[strict.operator]
  if (!strict || !inclusive || first.kind !== 'operation') return undefined
  const holdsEqual = second.members.some((member) => {
    const equal = plainComparison(member)
    return equal?.operator === 'eq' && equal.column === strict.column && equal.slot === strict.slot
  })
  if (!holdsEqual) return undefined
  const operation = {
    kind: 'compare',
    operator: inclusive,
    quantifier: null,
    slot: strict.slot,
  } as const
  return { kind: 'operation', expression: first.expression, isNegated: false, operation }
}

function plainComparison(condition: Condition) {
  if (condition.kind !== 'operation' || condition.isNegated) return undefined
  const { expression, operation } = condition
  if (expression.path.length > 0 || expression.source.kind !== 'column') return undefined
  if (operation.kind !== 'compare' || operation.quantifier !== null) return undefined
  return { column: expression.source.name, operator: operation.operator, slot: operation.slot }
}
