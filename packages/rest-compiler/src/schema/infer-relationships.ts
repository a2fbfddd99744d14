import {
  type ComputedRelationship,
  type Identifier,
  type JunctionRelationship,
  type KeyRelationship,
  qualified,
  type Relationship,
} from './schema.ts'

/** Foreign key of the catalog. */
export type ForeignKey = {
  constraint: string
  from: Identifier
  to: Identifier
  columns: readonly { from: string; to: string }[]
  /** Whether the referencing columns are a primary key or unique. */
  isUnique: boolean
}

/** View column that is an unchanged column of a table (through any number of views). */
export type ViewColumn = {
  view: Identifier
  column: string
  table: Identifier
  tableColumn: string
}

type KeyFacts = {
  foreignKeys: readonly ForeignKey[]
  viewColumns: readonly ViewColumn[]
  /** Primary keys by `schema.name`, of tables and of views that show all of them. */
  primaryKeys: ReadonlyMap<string, readonly string[]>
  computed: readonly ComputedRelationship[]
}

/**
 * Relationships between tables and views: foreign keys, the same keys seen through views, their
 * inverses, junctions whose primary key holds both keys, and computed ones.
 */
export function inferRelationships(facts: KeyFacts): Map<string, Relationship[]> {
  const direct = facts.foreignKeys.flatMap((key) => withViews(key, facts.viewColumns))
  const all: Relationship[] = [
    ...direct,
    ...direct.map(inverse),
    ...junctions(direct, facts.primaryKeys),
  ]
  const byStart = new Map<string, Relationship[]>()
  for (const relationship of all) {
    const start = qualified(relationship.from)
    byStart.set(start, [...(byStart.get(start) ?? []), relationship])
  }
  for (const relationship of facts.computed) {
    const start = qualified(relationship.from)
    const others = (byStart.get(start) ?? []).filter((other) => !isOverridden(other, relationship))
    byStart.set(start, [...others, relationship])
  }
  return byStart
}

/** Whether a computed relationship replaces an inferred one to a table of its function's name. */
const isOverridden = (other: Relationship, computed: ComputedRelationship): boolean =>
  other.kind !== 'computed' &&
  other.to.schema === computed.routine.schema &&
  other.to.name === computed.routine.name

type End = { table: Identifier; columns: readonly string[]; isView: boolean }

/**
 * Relationships of a key between the tables themselves and between every view that shows all its
 * columns.
 */
function withViews(key: ForeignKey, viewColumns: readonly ViewColumn[]): KeyRelationship[] {
  const starts = ends(
    key.from,
    key.columns.map(({ from }) => from),
    viewColumns,
  )
  const targets = ends(
    key.to,
    key.columns.map(({ to }) => to),
    viewColumns,
  )
  return starts.flatMap((start) =>
    targets.map((target) => ({
      kind: key.isUnique ? ('one-to-one' as const) : ('many-to-one' as const),
      constraint: key.constraint,
      from: start.table,
      to: target.table,
      isSelf: qualified(start.table) === qualified(target.table),
      toIsView: target.isView,
      fromIsView: start.isView,
      columns: start.columns.map((from, index) => ({ from, to: target.columns[index] ?? '' })),
    })),
  )
}

function ends(
  table: Identifier,
  columns: readonly string[],
  viewColumns: readonly ViewColumn[],
): End[] {
  const shown = viewColumns.filter((shown) => qualified(shown.table) === qualified(table))
  const views = new Map(shown.map(({ view }) => [qualified(view), view]))
  return [
    { table, columns, isView: false },
    ...[...views.values()].flatMap((view) => {
      const names = columns.map((column) =>
        shown
          .filter((at) => qualified(at.view) === qualified(view) && at.tableColumn === column)
          .map((at) => at.column),
      )
      return combinations(names).map((chosen) => ({ table: view, columns: chosen, isView: true }))
    }),
  ]
}

/** Combinations of one element of each list; none if a list is empty. */
const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (done, list) => done.flatMap((head) => list.map((item) => [...head, item])),
    [[]],
  )

const inverse = (key: KeyRelationship & { fromIsView?: boolean }): KeyRelationship => ({
  kind: key.kind === 'one-to-one' ? 'one-to-one' : 'one-to-many',
  constraint: key.constraint,
  from: key.to,
  to: key.from,
  isSelf: key.isSelf,
  toIsView: key.fromIsView ?? false,
  columns: key.columns.map(({ from, to }) => ({ from: to, to: from })),
})

/**
 * Many-to-many relationships: two keys of one table (or view) whose columns all lie in its primary
 * key join their targets.
 */
function junctions(
  keys: readonly KeyRelationship[],
  primaryKeys: ReadonlyMap<string, readonly string[]>,
): JunctionRelationship[] {
  const byTable = Map.groupBy(keys, ({ from }) => qualified(from))
  return [...byTable].flatMap(([table, own]) => {
    const primaryKey = primaryKeys.get(table) ?? []
    const inKey = own.filter(({ columns }) =>
      columns.every(({ from }) => primaryKey.includes(from)),
    )
    return inKey.flatMap((first) =>
      inKey
        .filter((second) => second.constraint !== first.constraint && second !== first)
        .map((second) => ({
          kind: 'many-to-many' as const,
          from: first.to,
          to: second.to,
          isSelf: qualified(first.to) === qualified(second.to),
          toIsView: second.toIsView,
          junction: first.from,
          constraints: [first.constraint, second.constraint] as const,
          fromColumns: first.columns.map(({ from, to }) => ({ from: to, to: from })),
          toColumns: second.columns.map(({ from, to }) => ({ from: to, to: from })),
        })),
    )
  })
}
