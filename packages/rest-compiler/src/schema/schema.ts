/**
 * Database schema as the compiler knows it. Built by introspection; nothing else names SQL objects.
 */
export type Schema = {
  /** Exposed tables by `schema.name` (see `qualified`). */
  tables: ReadonlyMap<string, Table>
  /**
   * Foreign keys, inverse, junctions and computed ones, by `schema.name` of the table they start
   * at.
   */
  relationships: ReadonlyMap<string, readonly Relationship[]>
  /** Overloads by `schema.name`. */
  routines: ReadonlyMap<string, readonly Routine[]>
  /** SQL text of the types a cast may name, by lower-case name. */
  types: ReadonlyMap<string, string>
}

export type Identifier = { schema: string; name: string }

export type Table = Identifier & {
  columns: ReadonlyMap<string, Column>
  /** Functions of one row, usable like columns, by name. */
  computed: ReadonlyMap<string, ComputedColumn>
  primaryKey: readonly string[]
  isView: boolean
  insertable: boolean
  updatable: boolean
  deletable: boolean
}

export type Column = {
  name: string
  /** Full SQL type, such as `character varying(20)`. */
  type: string
  /** Type with domains resolved, no modifier: `json`, `tsvector`, `text[]`. */
  baseType: string
  /** SQL expression of the default, or null. */
  default: string | null
}

export type ComputedColumn = { routine: Identifier; baseType: string }

type ColumnPair = { from: string; to: string }

type Link = {
  from: Identifier
  to: Identifier
  isSelf: boolean
  /**
   * Whether the target is a view: those are found by their name only, never by the name of a
   * constraint or column.
   */
  toIsView: boolean
}

export type KeyRelationship = Link & {
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one'
  constraint: string
  columns: readonly ColumnPair[]
}

export type JunctionRelationship = Link & {
  kind: 'many-to-many'
  junction: Identifier
  constraints: readonly [string, string]
  /** Column pairs from the start to the junction. */
  fromColumns: readonly ColumnPair[]
  /** Column pairs from the target to the junction. */
  toColumns: readonly ColumnPair[]
}

export type ComputedRelationship = Link & {
  kind: 'computed'
  routine: Identifier
  isToOne: boolean
}

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

export type Parameter = {
  name: string
  /** SQL type without length, so that a value is never cut. */
  type: string
  isRequired: boolean
  isVariadic: boolean
}

export type Routine = Identifier & {
  parameters: readonly Parameter[]
  volatility: 'volatile' | 'stable' | 'immutable'
  returns: {
    kind: 'scalar' | 'composite' | 'void'
    isSet: boolean
    /** Exposed table whose rows the function returns, or null. */
    table: Identifier | null
    /** Columns of a composite result. */
    columns: ReadonlyMap<string, Column>
  }
}

export const qualified = ({ schema, name }: Identifier): string => `${schema}.${name}`

export const isToOne = (relationship: Relationship): boolean =>
  relationship.kind === 'computed'
    ? relationship.isToOne
    : relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one'
