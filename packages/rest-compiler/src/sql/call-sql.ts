import type { CallPlan } from '../plan/plan.ts'
import type { Condition, ReadNode } from '../plan/read-node.ts'
import type { Routine, Parameter as RoutineParameter } from '../schema/schema.ts'
import { type Parameters, quote, quotePath } from './sql-text.ts'

/** Column of a scalar result. */
export const SCALAR = 'podium_scalar'

/** `SELECT` over a function's result. */
export function callSql(plan: CallPlan, parameters: Parameters): string {
  const { routine } = plan
  const { argumentList, from } = argumentsSql(plan, parameters)
  const call = `${quotePath(routine)}(${argumentList})`
  const lead = from === '' ? '' : `${from}, LATERAL `
  if (routine.returns.kind !== 'composite') {
    return `SELECT call.${SCALAR} FROM ${lead}(SELECT ${call} AS ${SCALAR}) AS call`
  }
  const computed = computedNames(plan.root).map(([name, sql]) => `${sql}(call) AS ${quote(name)}`)
  return `SELECT ${['call.*', ...computed].join(', ')} FROM ${lead}${call} AS call`
}

function argumentsSql(
  { arguments: given, routine }: CallPlan,
  parameters: Parameters,
): { argumentList: string; from: string } {
  switch (given.kind) {
    case 'body': {
      const type = routine.parameters[0]?.type ?? 'text'
      return { argumentList: `${parameters.slot(given.slot)}::${type}`, from: '' }
    }
    case 'json': {
      const used = routine.parameters.filter(({ name }) => given.names.includes(name))
      if (used.length === 0) return { argumentList: '', from: '' }
      if (used.every(({ name }) => name === '')) return unnamedArgument(given, routine, parameters)
      const types = used.map(({ name, type }) => `${quote(name)} ${type}`).join(', ')
      const many = given.isArray ? 'recordset' : 'record'
      const json = `${parameters.slot(given.slot)}::json`
      return {
        argumentList: namedArguments(used, ({ name }) => `body.${quote(name)}`),
        from: `(SELECT * FROM json_to_${many}(${json}) AS _(${types}) LIMIT 1) AS body`,
      }
    }
    case 'values': {
      const used = routine.parameters.filter(({ name }) => given.slots.has(name))
      const argumentList = namedArguments(used, ({ name, type, isVariadic }) => {
        const slots = given.slots.get(name) ?? []
        const [last] = slots.slice(-1)
        if (isVariadic)
          return `ARRAY[${slots.map((slot) => parameters.slot(slot)).join(', ')}]::${type}`
        return `${parameters.slot(last ?? 0)}::${type}`
      })
      return { argumentList, from: '' }
    }
  }
}

/**
 * Argument of an unnamed parameter: `{"": value}`, as Supabase's type generator writes it; no
 * column can have that name.
 */
function unnamedArgument(
  { slot, isArray }: { slot: number; isArray: boolean },
  { parameters: [argument] }: Routine,
  parameters: Parameters,
): { argumentList: string; from: string } {
  const body = `${parameters.slot(slot)}::json${isArray ? ' -> 0' : ''}`
  const type = argument?.type ?? 'text'
  return {
    argumentList: 'body.argument',
    from: `json_to_record(json_build_object('argument', ${body} -> '')) AS body(argument ${type})`,
  }
}

const namedArguments = (
  used: readonly RoutineParameter[],
  value: (parameter: RoutineParameter) => string,
): string =>
  used
    .map((one) => {
      const name = one.name === '' ? '' : `${quote(one.name)} := `
      return `${one.isVariadic ? 'VARIADIC ' : ''}${name}${value(one)}`
    })
    .join(', ')

/** Computed columns that the outputs or conditions of a result use, by name. */
function computedNames(root: ReadNode): [string, string][] {
  const names = new Map<string, string>()
  const add = (expression: { source: { kind: string; name: string; routine?: unknown } }) => {
    const { source } = expression
    if (source.kind === 'computed') names.set(source.name, '')
  }
  for (const output of root.outputs) {
    if (output.kind === 'value' && output.expression !== 'row') add(output.expression)
  }
  for (const { term } of root.order) if (term.kind === 'own') add(term.expression)
  for (const condition of root.where) visit(condition, add)
  return [...names.keys()].flatMap((name) => {
    const computed = root.table.computed.get(name)
    return computed ? [[name, quotePath(computed.routine)] as [string, string]] : []
  })
}

function visit(
  condition: Condition,
  add: (expression: Extract<Condition, { kind: 'operation' }>['expression']) => void,
): void {
  if (condition.kind === 'operation') add(condition.expression)
  if (condition.kind === 'group') for (const member of condition.members) visit(member, add)
}
