import { RestError } from '../rest-error.ts'
import { type Identifier, qualified, type Routine, type Schema } from '../schema/schema.ts'
import { namesBelow, similarName } from '../schema/similar-name.ts'

type Call = {
  /** Names of the arguments given. */
  names: ReadonlySet<string>
  isPost: boolean
  contentType: string
}

/**
 * Overload whose parameters fit the names of the arguments: all required ones given, none unknown.
 * Failing that, for POST, a function of one unnamed parameter that takes the body whole. Throws
 * PGRST202 (none) or PGRST203 (several).
 */
export function findRoutine(schema: Schema, wanted: Identifier, call: Call): Routine {
  const overloads = schema.routines.get(qualified(wanted)) ?? []
  const named = overloads.filter((routine) => fitsNames(routine, call))
  const candidates =
    named.length > 0 ? named : overloads.filter((routine) => takesBody(routine, call))
  const [only, ...others] = candidates
  if (only && others.length === 0) return only
  throw only ? ambiguous(candidates) : notFound(schema, wanted, call, overloads)
}

function fitsNames({ parameters }: Routine, { names, isPost, contentType }: Call): boolean {
  if (parameters.length === 0) return names.size === 0 && !(isPost && isBareBody(contentType))
  return (
    parameters.every(({ name, isRequired }) => !isRequired || names.has(name)) &&
    [...names].every((name) => parameters.some((parameter) => parameter.name === name))
  )
}

/** Parameter types that can take a whole body, by content type. */
const BODY_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['application/json', ['json', 'jsonb']],
  ['text/plain', ['text']],
  ['text/xml', ['xml']],
  ['application/octet-stream', ['bytea']],
])

/** Whether a body is one value instead of named arguments. */
const isBareBody = (contentType: string): boolean =>
  contentType !== 'application/json' && BODY_TYPES.has(contentType)

/** Whether a function has one unnamed parameter that fits the body's content type. */
export function takesBody({ parameters }: Routine, { isPost, contentType }: Call): boolean {
  const [only, ...others] = parameters
  if (!isPost || !only || others.length > 0 || only.name !== '') return false
  return BODY_TYPES.get(contentType)?.includes(only.type) ?? false
}

const signature = ({ schema, name, parameters }: Routine): string =>
  `${schema}.${name}(${parameters.map((one) => `${one.name} => ${one.type}`).join(', ')})`

const ambiguous = (routines: readonly Routine[]): RestError =>
  new RestError({
    code: 'PGRST203',
    status: 300,
    message: `Could not choose the best candidate function between: ${routines.map(signature).join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  })

function notFound(
  schema: Schema,
  wanted: Identifier,
  { names, isPost, contentType }: Call,
  overloads: readonly Routine[],
): RestError {
  const list = [...names].sort().join(', ')
  const routine = `${wanted.schema}.${wanted.name}`
  const single = isPost && isBareBody(contentType) ? BODY_TYPES.get(contentType)?.[0] : undefined
  const withNames =
    names.size === 0 ? ' without parameters' : ` with parameter${names.size > 1 ? 's' : ''} ${list}`
  const orBody =
    isPost && contentType === 'application/json'
      ? ' or with a single unnamed json/jsonb parameter'
      : ''
  const searched = single ? ` with a single unnamed ${single} parameter` : `${withNames}${orBody}`
  const shown = single ? '' : names.size === 0 ? ' without parameters' : `(${list})`
  return new RestError({
    code: 'PGRST202',
    status: 404,
    message: `Could not find the function ${routine}${shown} in the schema cache`,
    details: `Searched for the function ${routine}${searched}, but no matches were found in the schema cache.`,
    hint: single ? null : hintFor(schema, wanted, overloads),
  })
}

function hintFor(
  schema: Schema,
  wanted: Identifier,
  [overload]: readonly Routine[],
): string | null {
  if (overload) {
    const names = overload.parameters.map(({ name }) => name).sort()
    return `Perhaps you meant to call the function ${qualified(wanted)}(${names.join(', ')})`
  }
  const prefix = `${wanted.schema}.`
  const meant = similarName(wanted.name, namesBelow(prefix, schema.routines.keys()), { prefix })
  return meant === null ? null : `Perhaps you meant to call the function ${prefix}${meant}`
}
