/** Comparison of a column with a value, as the subscriber wrote it. */
export type Filter = { column: string; operator: Operator; value: string }

/** SQL of each operator; an `in` compares with an array. */
export const OPERATORS = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: '= any',
} as const
type Operator = keyof typeof OPERATORS

/** Most filters of one wish; each is a comparison for each change. */
const MOST_FILTERS = 3

const PART = /^([^=]+)=([a-z]+)\.(.*)$/s

/**
 * Filters of `column=operator.value`, up to three separated by commas, all of which have to hold. The list of an `in`
 * becomes PostgreSQL's text of an array. Throws `FilterError`.
 */
export function parseFilters(text: string | null | undefined): Filter[] {
  if (text === null || text === undefined || text.trim() === '') return []
  const parts = splitAtTop(text.trim())
  if (parts.length > MOST_FILTERS) {
    throw new FilterError(`Error parsing \`filter\` params: at most ${MOST_FILTERS} filters`)
  }
  return parts.map(parsePart)
}

/** A filter that cannot be read; the message is for its sender. */
export class FilterError extends Error {}

function parsePart(part: string): Filter {
  const [, column = '', operator = '', value = ''] = PART.exec(part.trim()) ?? []
  if (!isOperator(operator)) throw refusal(part)
  if (operator !== 'in') return { column, operator, value: unquoted(value) }
  if (!/^\(.*\)$/s.test(value)) throw refusal(part)
  return { column, operator, value: `{${value.slice(1, -1)}}` }
}

const isOperator = (name: string): name is Operator => Object.hasOwn(OPERATORS, name)

const refusal = (part: string) => new FilterError(`Error parsing \`filter\` params: ${part}`)

/** Value without the quotes that let it contain commas. */
const unquoted = (value: string) =>
  /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value

/** Parts between the commas that stand outside parentheses and quotes. */
function splitAtTop(text: string): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  let isEscaped = false
  let before = ''
  for (const char of text) {
    if (isQuoted) {
      isQuoted = isEscaped || char !== '"'
      isEscaped = !isEscaped && char === '\\'
    } else if (char === '"') isQuoted = '.(,'.includes(before)
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    if (char === ',' && depth <= 0 && !isQuoted) parts.push('')
    else parts.push((parts.pop() ?? '') + char)
    before = char
  }
  return parts
}
