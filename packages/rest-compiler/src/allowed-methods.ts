import { chooseSchema, type Dialect, type RawRequest } from './parse/request.ts'
import { requireTable } from './plan/plan.ts'
import { RestError } from './rest-error.ts'
import { qualified, type Schema } from './schema/schema.ts'

/** `Allow` header of an OPTIONS request. Throws PGRST106, 125, 202 or 205. */
export function allowedMethods(request: RawRequest, schema: Schema, dialect: Dialect): string {
  const names = request.path.replace(/^\//, '').split('/')
  const { schema: space } = chooseSchema(request, dialect)
  const [first = '', second] = names
  if (first === '') return 'OPTIONS,GET,HEAD'
  if (first === 'rpc' && second !== undefined && names.length === 2) {
    const [routine] = schema.routines.get(qualified({ schema: space, name: second })) ?? []
    if (!routine) throw unknownRoutine(`${space}.${second}`)
    return routine.volatility === 'volatile' ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST'
  }
  const table = requireTable(schema, { schema: space, name: first })
  const { insertable, updatable, deletable, primaryKey } = table
  return [
    'OPTIONS,GET,HEAD',
    ...(insertable ? ['POST'] : []),
    ...(insertable && updatable && primaryKey.length > 0 ? ['PUT'] : []),
    ...(updatable ? ['PATCH'] : []),
    ...(deletable ? ['DELETE'] : []),
  ].join(',')
}

const unknownRoutine = (name: string): RestError =>
  new RestError({
    code: 'PGRST202',
    status: 404,
    message: `Could not find the function ${name} in the schema cache`,
  })
