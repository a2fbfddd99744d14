import type { Field, JsonStep } from '../parse/field.ts'
import { undefinedColumn } from '../refusals.ts'
import type { Identifier, Table } from '../schema/schema.ts'

/** Column, computed column, or place inside its JSON. Names come from the schema. */
export type Expression = {
  source: { kind: 'column'; name: string } | { kind: 'computed'; name: string; routine: Identifier }
  path: readonly JsonStep[]
  /** Type with domains resolved: decides whether JSON steps or text search need a conversion. */
  baseType: string
}

/** Expression of a field in its table. Throws 42703, as PostgreSQL would. */
export function resolveField(
  table: Table,
  { name, path }: Field,
  { label }: { label: string },
): Expression {
  const column = table.columns.get(name)
  if (column) return { source: { kind: 'column', name }, path, baseType: column.baseType }
  const computed = table.computed.get(name)
  if (computed) {
    const { routine, baseType } = computed
    return { source: { kind: 'computed', name, routine }, path, baseType }
  }
  throw undefinedColumn(label, name)
}
