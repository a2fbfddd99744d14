import type { Dialect, ParsedRequest } from './parse/request.ts'
import type { RequestShape } from './parse/request-shape.ts'
import { type Plan, planRequest } from './plan/plan.ts'
import type { Schema } from './schema/schema.ts'
import type { SqlText } from './sql/sql-text.ts'
import { type CompiledSql, toSql } from './sql/to-sql.ts'

/** Plan and SQL of a shape, for every request that has it. */
export type Compiled = CompiledSql & { plan: Plan }

/**
 * Compiles a shape. Pure: cache the result by the request's `key`. Throws RestError for names the
 * schema does not have.
 */
export function compile(shape: RequestShape, schema: Schema, dialect: Dialect): Compiled {
  const plan = planRequest(shape, schema, dialect)
  return { plan, ...toSql(plan) }
}

/** Parameters of one request in the order of the placeholders. */
export const bind = (
  { parameters }: SqlText,
  { values }: Pick<ParsedRequest, 'values'>,
): (string | null)[] =>
  parameters.map((parameter) =>
    'slot' in parameter ? (values[parameter.slot] ?? null) : parameter.constant,
  )
