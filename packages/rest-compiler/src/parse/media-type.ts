import { RestError } from '../rest-error.ts'

/** Format of the answer. `object`: exactly one row, else PGRST116. */
export type Output = {
  format: 'array' | 'object' | 'csv'
  stripNulls: boolean
  contentType: string
}

const ARRAY: Output = {
  format: 'array',
  stripNulls: false,
  contentType: 'application/json; charset=utf-8',
}

/** Best format for an `Accept` header. Throws PGRST107 if nothing fits. */
export function negotiateOutput(accept: string | null): Output {
  if (accept === null || accept === '*/*') return ARRAY
  const wanted = accept
    .split(',')
    .map((range) => parseRange(range))
    .sort((a, b) => b.quality - a.quality)
  for (const { type, parameters } of wanted) {
    const output = outputFor(type, parameters)
    if (output) return output
  }
  throw new RestError({
    code: 'PGRST107',
    status: 406,
    message: `None of these media types are available: ${wanted.map(({ name }) => name).join(', ')}`,
  })
}

function parseRange(range: string) {
  const [type = '', ...rest] = range.split(';').map((part) => part.trim())
  const quality = rest.find((part) => part.startsWith('q='))
  const parameters = rest.filter((part) => !part.startsWith('q='))
  return {
    type: type.toLowerCase(),
    parameters,
    name: [type, ...parameters].join(';'),
    quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0,
  }
}

function outputFor(type: string, parameters: readonly string[]): Output | undefined {
  const stripNulls = parameters.includes('nulls=stripped')
  const suffix = `${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8`
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return ARRAY
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return {
        format: 'object',
        stripNulls,
        contentType: `application/vnd.pgrst.object+json${suffix}`,
      }
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return {
        format: 'array',
        stripNulls,
        contentType: stripNulls
          ? `application/vnd.pgrst.array+json${suffix}`
          : 'application/json; charset=utf-8',
      }
    case 'text/csv':
    case 'text/*':
      return { format: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' }
    default:
      return undefined
  }
}
