import type { Operation } from '../parse/filter.ts'
import type { Aggregate } from '../parse/select.ts'
import type { Relationship, Table } from '../schema/schema.ts'
import type { Expression } from './expression.ts'

/** Level of a read: the rows of one table with what is embedded in them. */
export type ReadNode = {
  /** SQL alias of the rows, ours: `t0`, `t1` … */
  alias: string
  /** Name of these rows in PostgREST's messages: the table, with its depth below the root. */
  label: string
  table: Table
  /**
   * Whether the rows come from the statement's own source (a mutation's or function's result)
   * instead of the table.
   */
  isFromSource: boolean
  outputs: Output[]
  embeds: Embed[]
  where: Condition[]
  order: OrderBy[]
  /** Limit; part of the statement, no parameter, because PostgreSQL plans by it. */
  limit: number | null
  /** Offset; `slot` for the root's, which changes from page to page. */
  offset: { slot: number } | number | null
}

/** Relationship followed from a parent node to a child node. */
export type Embed = {
  /** SQL alias of the joined result, ours: `e1` … */
  alias: string
  /** Key in the answer, and the name filters may use. */
  name: string
  /** Name in the request without its alias; filters may use it too. */
  target: string
  mode: 'object' | 'array' | 'spread-one' | 'spread-many'
  /** Whether parents without a match are left out. */
  isInner: boolean
  /** Whether the embed is joined for its filters only (`rel()`). */
  isHidden: boolean
  relationship: Relationship
  node: ReadNode
  /** Columns of a spread that its parent puts out. */
  exports: Export[]
}

export type Export = {
  column: string
  name: string
  /** Whether the type is JSON, which has no equality, so a grouped level must convert it. */
  isJson: boolean
  aggregate: Aggregate | null
  aggregateCast: string | null
}

export type Output =
  | { kind: 'all' }
  | {
      kind: 'value'
      expression: Expression | 'row'
      /** SQL type text, from the schema. */
      cast: string | null
      aggregate: Aggregate | null
      aggregateCast: string | null
      name: string
    }
  /** Number of rows, `rel(count)`, ungrouped. */
  | { kind: 'count'; name: string }
  | { kind: 'embed'; embed: Embed }
  | ({ kind: 'lifted'; embed: Embed } & Export)

export type Condition =
  | { kind: 'operation'; expression: Expression; isNegated: boolean; operation: Operation }
  | { kind: 'group'; operator: 'and' | 'or'; isNegated: boolean; members: Condition[] }
  | { kind: 'exists'; embed: Embed; isNegated: boolean }

export type OrderBy = {
  term:
    | { kind: 'own'; expression: Expression }
    /** Output of a to-one embed of this name. */
    | { kind: 'output'; embed: Embed; name: string }
    /** Other column of a to-one embed's row. */
    | { kind: 'related'; embed: Embed; expression: Expression }
  direction: 'asc' | 'desc' | null
  nulls: 'first' | 'last' | null
}

export const isAggregated = ({ outputs }: ReadNode): boolean =>
  outputs.some(
    (output) => (output.kind === 'value' || output.kind === 'lifted') && output.aggregate !== null,
  )
