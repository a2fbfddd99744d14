import type { ReadNode } from '../plan/read-node.ts'
import type { Relationship } from '../schema/schema.ts'
import { quote, quotePath } from './sql-text.ts'

/** SQL join conditions of an embedded node with its parent. */
export function joinConditions(
  relationship: Relationship,
  parent: string,
  child: string,
): string[] {
  switch (relationship.kind) {
    case 'computed':
      return []
    case 'many-to-many':
      return [
        ...relationship.fromColumns.map(({ from, to }) =>
          equal([parent, from], [junctionAlias(child), to]),
        ),
        ...relationship.toColumns.map(({ from, to }) =>
          equal([child, from], [junctionAlias(child), to]),
        ),
      ]
    default:
      return relationship.columns.map(({ from, to }) => equal([child, to], [parent, from]))
  }
}

/** FROM item of an embedded node. */
export function sourceSql(
  relationship: Relationship,
  parent: Pick<ReadNode, 'alias' | 'isFromSource'>,
  { alias, table }: ReadNode,
): string {
  if (relationship.kind === 'computed') {
    // Cast, because rows of a source are untyped records and overloads need the type.
    const row = parent.isFromSource
      ? `${quote(parent.alias)}::${quotePath(relationship.from)}`
      : quote(parent.alias)
    return `${quotePath(relationship.routine)}(${row}) AS ${quote(alias)}`
  }
  const own = `${quotePath(table)} AS ${quote(alias)}`
  if (relationship.kind !== 'many-to-many') return own
  return `${own}, ${quotePath(relationship.junction)} AS ${quote(junctionAlias(alias))}`
}

const junctionAlias = (alias: string): string => `${alias}_junction`

type Side = readonly [alias: string, column: string]

const equal = (left: Side, right: Side): string => `${columnSql(left)} = ${columnSql(right)}`

const columnSql = ([alias, column]: Side): string => `${quote(alias)}.${quote(column)}`
