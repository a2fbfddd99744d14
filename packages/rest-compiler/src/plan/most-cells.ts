import { isToOne } from '../schema/schema.ts'
import type { Condition, Embed, Output, ReadNode } from './read-node.ts'

/**
 * Upper bound of the values in an answer, embedded ones included, as far as limits and keys bound
 * it; Infinity where they do not. `rows`: most rows of the node itself; `maxRows`: of every list,
 * or null.
 */
export function mostCells(
  node: ReadNode,
  { rows, maxRows }: { rows: number; maxRows: number | null },
): number {
  let cells = node.outputs.reduce((sum, output) => sum + ownCells(node, output), 1)
  for (const embed of node.embeds) {
    if (embed.isHidden) continue
    cells += mostCells(embed.node, { rows: mostRows(embed, maxRows), maxRows })
  }
  return rows * cells
}

const ownCells = ({ table }: ReadNode, output: Output): number =>
  output.kind === 'all' ? table.columns.size : 1

function mostRows(embed: Embed, maxRows: number | null): number {
  const { node, relationship } = embed
  if (isToOne(relationship) || isOneRow(node) || isByKey(embed)) return 1
  return Math.min(node.limit ?? Number.POSITIVE_INFINITY, maxRows ?? Number.POSITIVE_INFINITY)
}

/** Whether a node is one row: `rel(count)` and other ungrouped aggregates. */
const isOneRow = ({ outputs }: ReadNode): boolean =>
  outputs.every(
    (output) => output.kind === 'count' || ('aggregate' in output && output.aggregate !== null),
  )

/** Whether join and filters fix the whole primary key. */
function isByKey({ node, relationship }: Embed): boolean {
  if (relationship.kind === 'computed' || relationship.kind === 'many-to-many') return false
  const { primaryKey } = node.table
  const fixed = new Set([
    ...relationship.columns.map(({ to }) => to),
    ...node.where.flatMap(fixedColumn),
  ])
  return primaryKey.length > 0 && primaryKey.every((name) => fixed.has(name))
}

function fixedColumn(condition: Condition): string[] {
  if (condition.kind !== 'operation' || condition.isNegated) return []
  const { expression, operation } = condition
  if (expression.path.length > 0 || expression.source.kind !== 'column') return []
  const isEqual =
    operation.kind === 'compare' && operation.operator === 'eq' && operation.quantifier === null
  return isEqual ? [expression.source.name] : []
}
