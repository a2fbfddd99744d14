import type { Column, Parameter, Routine } from '@podium/rest-compiler'
import type { RoutineRow, TypeRow } from './catalog.ts'
import type { Facts } from './catalog-index.ts'

/**
 * Routine for a function of the catalog; undefined for one a request cannot call, such as triggers
 * and those with several unnamed parameters.
 */
export function buildRoutine(row: RoutineRow, facts: Facts): Routine | undefined {
  const all = row.types.map((oid, index) => ({
    type: facts.type(oid),
    name: row.names?.[index] ?? '',
    mode: row.modes?.[index] ?? 'i',
  }))
  const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const outputs = all.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't')
  const declared = facts.type(row.returns)
  if (declared?.name === 'trigger' || declared?.name === 'event_trigger') return undefined
  if (!hasCallableParameters(inputs)) return undefined

  const returned = facts.baseType(row.returns)
  const isComposite = outputs.length > 0 || returned?.kind === 'c'
  const relation = returned?.relation ? facts.relation(returned.relation) : undefined
  return {
    schema: row.schema,
    name: row.name,
    parameters: inputs.map(
      (input, index): Parameter => ({
        name: input.name,
        type: withoutLength(input.type),
        isRequired: index < inputs.length - row.defaults,
        isVariadic: input.mode === 'v',
      }),
    ),
    volatility:
      row.volatility === 'v' ? 'volatile' : row.volatility === 's' ? 'stable' : 'immutable',
    returns: {
      kind: declared?.name === 'void' ? 'void' : isComposite ? 'composite' : 'scalar',
      isSet: row.isSet,
      table:
        relation && outputs.length === 0 ? { schema: relation.schema, name: relation.name } : null,
      columns:
        outputs.length > 0
          ? new Map(outputs.map(({ name, type }) => [name, outputColumn(name, type, facts)]))
          : facts.columnsOf(returned?.relation ?? 0),
    },
  }
}

/** Whether arguments can be passed by name; an unnamed one must be the only one. */
const hasCallableParameters = (inputs: readonly { name: string }[]): boolean =>
  inputs.length === 1 || inputs.every(({ name }) => name !== '')

/**
 * SQL types without a length limit: `bit` and `character` without length mean length one, which
 * would cut the argument.
 */
const UNLIMITED: ReadonlyMap<string, string> = new Map([
  ['bit', 'bit varying'],
  ['bit[]', 'bit varying[]'],
  ['character', 'character varying'],
  ['character[]', 'character varying[]'],
])

const withoutLength = (type: TypeRow | undefined): string => {
  const sql = type?.sql ?? 'text'
  return UNLIMITED.get(sql) ?? sql
}

function outputColumn(name: string, type: TypeRow | undefined, facts: Facts): Column {
  const sql = type?.sql ?? 'text'
  return { name, type: sql, baseType: facts.baseType(type?.oid ?? 0)?.sql ?? sql, default: null }
}
