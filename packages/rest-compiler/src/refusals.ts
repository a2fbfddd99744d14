import { LIMITS } from './limits.ts'
import { RestError } from './rest-error.ts'

/** Errors that several stages share, worded as PostgREST words them. */
export const syntaxError = (message: string, details: string): RestError =>
  new RestError({ code: 'PGRST100', status: 400, message, details })

export const limitExceeded = (what: string, most: number): RestError =>
  syntaxError(`Too many ${what} in the request`, `At most ${most} are allowed.`)

export const invalidBody = (message: string): RestError =>
  new RestError({ code: 'PGRST102', status: 400, message })

export const tooManyRows = (): RestError =>
  invalidBody(`The body has more than ${LIMITS.bodyRows} rows`)

export const rangeNotSatisfiable = (
  details: string,
  headers: Record<string, string> = {},
): RestError =>
  new RestError({
    headers,
    code: 'PGRST103',
    status: 416,
    message: 'Requested range not satisfiable',
    details,
  })

export const singularityError = (rows: number): RestError =>
  new RestError({
    code: 'PGRST116',
    status: 406,
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  })

/** Error 54000, program limit exceeded. */
export const answerTooLarge = (): RestError =>
  new RestError({
    code: '54000',
    status: 400,
    message: 'The answer is too large',
    hint: 'Ask for fewer rows, columns or embedded resources, or page with limit and offset.',
  })

export const maxAffectedError = (rows: number): RestError =>
  new RestError({
    code: 'PGRST124',
    status: 400,
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  })

export const putMismatchError = (): RestError =>
  new RestError({
    code: 'PGRST115',
    status: 400,
    message: 'Payload values do not match URL in primary key column(s)',
  })

export const notEmbedded = (name: string): RestError =>
  new RestError({
    code: 'PGRST108',
    status: 400,
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })

/** Error 42703 as PostgreSQL would raise it; raised here, because no unknown name reaches SQL. */
export const undefinedColumn = (relation: string, column: string): RestError =>
  new RestError({
    code: '42703',
    status: 400,
    message: `column ${relation}.${column} does not exist`,
  })

export const undefinedType = (type: string): RestError =>
  new RestError({ code: '42704', status: 400, message: `type "${type}" does not exist` })
