import {
  type ComputedColumn,
  type ComputedRelationship,
  type ForeignKey,
  type Identifier,
  inferRelationships,
  qualified,
  type Routine,
  type Schema,
  type Table,
  type ViewColumn,
} from '@podium/rest-compiler'
import { buildRoutine } from './build-routine.ts'
import { castTypes } from './cast-types.ts'
import type { Catalog, RelationRow, RoutineRow } from './catalog.ts'
import { type Facts, indexCatalog } from './catalog-index.ts'
import { parseTargetList } from './view-columns.ts'

export type Exposure = {
  /** Schemas whose tables and functions requests may name. */
  schemas: readonly string[]
  /** Further schemas searched for computed columns and types. */
  extraSearchPath: readonly string[]
}

/** Compiler's schema from the catalog's rows. */
export function buildSchema(catalog: Catalog, { schemas, extraSearchPath }: Exposure): Schema {
  const searchPath = [...new Set([...schemas, ...extraSearchPath])]
  const facts = indexCatalog(catalog)
  const exposed = catalog.relations.filter(({ schema }) => schemas.includes(schema))
  const viewColumns = findViewColumns(catalog, facts)
  const primaryKeys = findPrimaryKeys(catalog, facts, viewColumns)
  const computed = findComputed(catalog.routines, exposed, facts)

  const tables = new Map<string, Table>()
  for (const relation of exposed) {
    tables.set(qualified(relation), {
      schema: relation.schema,
      name: relation.name,
      columns: facts.columnsOf(relation.oid),
      computed: computed.columns.get(relation.oid) ?? new Map(),
      primaryKey: primaryKeys.get(qualified(relation)) ?? [],
      isView: relation.isView,
      // Bits of CmdType: update 4, insert 8, delete 16.
      insertable: (relation.updatability & 8) !== 0,
      updatable: (relation.updatability & 4) !== 0,
      deletable: (relation.updatability & 16) !== 0,
    })
  }
  const relationships = inferRelationships({
    foreignKeys: findForeignKeys(catalog, facts),
    viewColumns,
    // A junction that is not exposed does not count.
    primaryKeys: new Map([...primaryKeys].filter(([name]) => tables.has(name))),
    computed: computed.relationships,
  })
  const routines = new Map<string, Routine[]>()
  for (const row of catalog.routines.filter(({ schema }) => schemas.includes(schema))) {
    const routine = buildRoutine(row, facts)
    if (!routine) continue
    const name = qualified(routine)
    routines.set(name, [...(routines.get(name) ?? []), routine])
  }
  return { tables, relationships, routines, types: castTypes(catalog.types, searchPath) }
}

const identify = ({ schema, name }: Identifier): Identifier => ({ schema, name })

function columnNames(facts: Facts, relation: number, numbers: readonly number[]): string[] {
  return numbers.map((number) => facts.attribute(relation, number)?.name ?? '')
}

function findForeignKeys(catalog: Catalog, facts: Facts): ForeignKey[] {
  const uniques = catalog.constraints.filter(({ kind }) => kind !== 'f')
  return catalog.constraints.flatMap((constraint) => {
    const from = facts.relation(constraint.relation)
    const to = facts.relation(constraint.target)
    if (constraint.kind !== 'f' || !from || !to) return []
    const sources = columnNames(facts, from.oid, constraint.columns)
    const targets = columnNames(facts, to.oid, constraint.targetColumns ?? [])
    const isUnique = uniques.some(
      ({ relation, columns }) =>
        relation === from.oid &&
        columns.length === constraint.columns.length &&
        columns.every((column) => constraint.columns.includes(column)),
    )
    const columns = sources.map((source, at) => ({ from: source, to: targets[at] ?? '' }))
    return [
      { constraint: constraint.name, from: identify(from), to: identify(to), columns, isUnique },
    ]
  })
}

/** Origins of view columns in tables, through views of views. */
function findViewColumns(catalog: Catalog, facts: Facts): ViewColumn[] {
  const entries = new Map(catalog.views.map(({ oid, rule }) => [oid, parseTargetList(rule)]))
  const origins = (view: number, number: number, seen: readonly number[]): [number, number][] =>
    (entries.get(view) ?? [])
      .filter((entry) => entry.column === number && !seen.includes(entry.relation))
      .flatMap((entry): [number, number][] => [
        [entry.relation, entry.relationColumn],
        ...origins(entry.relation, entry.relationColumn, [...seen, view]),
      ])
  return [...entries].flatMap(([oid, list]) => {
    const view = facts.relation(oid)
    if (!view) return []
    return [...new Set(list.map(({ column }) => column))].flatMap((number) =>
      origins(oid, number, [oid]).flatMap(([relation, column]) => {
        const table = facts.relation(relation)
        const name = facts.attribute(oid, number)?.name
        const tableColumn = facts.attribute(relation, column)?.name
        if (!table || name === undefined || tableColumn === undefined) return []
        return [{ view: identify(view), column: name, table: identify(table), tableColumn }]
      }),
    )
  })
}

/**
 * Table's key under the names a view gives its columns; empty unless the view shows all of them.
 */
function shownKey(key: readonly string[] | undefined, columns: readonly ViewColumn[]): string[] {
  const names = (key ?? []).map(
    (name) => columns.find(({ tableColumn }) => tableColumn === name)?.column,
  )
  return names.every((name) => name !== undefined) ? names : []
}

/**
 * Primary keys of tables, and of views: the keys of all tables whose key a view shows completely.
 */
function findPrimaryKeys(
  catalog: Catalog,
  facts: Facts,
  viewColumns: readonly ViewColumn[],
): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const { kind, relation, columns } of catalog.constraints) {
    const table = facts.relation(relation)
    if (kind === 'p' && table) keys.set(qualified(table), columnNames(facts, relation, columns))
  }
  const views = Map.groupBy(viewColumns, ({ view }) => qualified(view))
  for (const [view, shown] of views) {
    const byTable = Map.groupBy(shown, ({ table }) => qualified(table))
    const names = [...byTable].flatMap(([table, columns]) => shownKey(keys.get(table), columns))
    if (names.length > 0) keys.set(view, [...new Set(names)])
  }
  return keys
}

/**
 * Functions of one row: computed columns if they return a value, relationships if they return rows.
 */
function findComputed(
  routines: readonly RoutineRow[],
  exposed: readonly RelationRow[],
  facts: Facts,
) {
  const byRowType = new Map(exposed.map((relation) => [relation.rowType, relation]))
  const columns = new Map<number, Map<string, ComputedColumn>>()
  const relationships: ComputedRelationship[] = []
  for (const row of routines) {
    const [argument, ...others] = row.types
    const from = argument === undefined ? undefined : byRowType.get(argument)
    if (!from || others.length > 0) continue
    const routine = identify(row)
    const to = byRowType.get(row.returns)
    if (to) {
      relationships.push({
        kind: 'computed',
        from: identify(from),
        to: identify(to),
        isSelf: from.oid === to.oid,
        toIsView: to.isView,
        routine,
        isToOne: !row.isSet || row.rows === 1,
      })
    } else if (!row.isSet && facts.type(row.returns)?.kind !== 'p') {
      const own = columns.get(from.oid) ?? new Map<string, ComputedColumn>()
      own.set(row.name, { routine, baseType: facts.baseType(row.returns)?.sql ?? '' })
      columns.set(from.oid, own)
    }
  }
  return { columns, relationships }
}
