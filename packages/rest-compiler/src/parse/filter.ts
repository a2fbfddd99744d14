import { LIMITS } from '../limits.ts'
import { limitExceeded } from '../refusals.ts'
import { type Field, parseField } from './field.ts'
import { Scanner } from './scanner.ts'
import type { Values } from './values.ts'

export type Comparison =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj'

export type TextSearch = 'fts' | 'plfts' | 'phfts' | 'wfts'
type Truth = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

/** Test of a column's value. `slot` is the place of the operand among the request's values. */
export type Operation =
  | { kind: 'compare'; operator: Comparison; quantifier: 'any' | 'all' | null; slot: number }
  | { kind: 'in'; slot: number }
  | { kind: 'distinct'; slot: number }
  | { kind: 'search'; operator: TextSearch; language: string | null; slot: number }
  | { kind: 'is'; value: Truth }

export type Filter = { kind: 'filter'; field: Field; isNegated: boolean; operation: Operation }
export type LogicGroup = {
  kind: 'group'
  operator: 'and' | 'or'
  isNegated: boolean
  members: Logic[]
}
export type Logic = Filter | LogicGroup

const COMPARE =
  /(neq|cs|cd|ov|sl|sr|nxr|nxl|adj)\.|(eq|gte|gt|lte|lt|like|ilike|match|imatch)(?:\((any|all)\))?\./y
const SEARCH = /(fts|plfts|phfts|wfts)(?:\(([\p{L}\p{N}_ $]+)\))?\./uy
const IS = /is\.(null|not_null|true|false|unknown)(?=[,)\s]|$)/iy

/** Comparisons whose operand has the column's own type. */
const ORDERING: ReadonlySet<Comparison> = new Set(['eq', 'gt', 'gte', 'lt', 'lte'])

/**
 * Reader of a value up to its end: the end of the parameter, or `,` and `)` inside a logic tree.
 */
type ValueReader = (scanner: Scanner) => string

const wholeRest: ValueReader = (scanner) => {
  const value = scanner.text.slice(scanner.position)
  scanner.position = scanner.text.length
  return value
}

const PLAIN = /[^,)]*/y
const BRACES = /\{[^{}]*\}/y

const untilDelimiter: ValueReader = (scanner) =>
  quotedElement(scanner) ?? scanner.match(BRACES)?.[0] ?? scanner.match(PLAIN)?.[0] ?? ''

/** Filter from a parameter's value, e.g. `not.in.(1,2)`. Throws PGRST100. */
export function parseFilter(text: string, field: Field, values: Values): Filter {
  const scanner = new Scanner(text, 'filter')
  const filter = parseOperation(scanner, { field, values, readValue: wholeRest })
  if (!scanner.done) scanner.fail('end of input')
  return filter
}

/**
 * Logic tree from the value of `and` or `or`: `(a.eq.1,not.and(b.gt.2,c.is.null))`. Throws
 * PGRST100.
 */
export function parseLogic(
  text: string,
  head: { operator: 'and' | 'or'; isNegated: boolean },
  values: Values,
): LogicGroup {
  const scanner = new Scanner(text, 'logic tree')
  const group = parseGroup(scanner, head, { values, depth: 1 })
  scanner.expectEnd('end of input')
  return group
}

type Nesting = { values: Values; depth: number }

function parseGroup(
  scanner: Scanner,
  { operator, isNegated }: { operator: 'and' | 'or'; isNegated: boolean },
  { values, depth }: Nesting,
): LogicGroup {
  if (depth > LIMITS.logicDepth) throw limitExceeded('levels of and/or', LIMITS.logicDepth)
  scanner.blanks()
  scanner.expect('(')
  const members: Logic[] = []
  do {
    scanner.blanks()
    members.push(parseMember(scanner, { values, depth }))
    scanner.blanks()
  } while (scanner.accept(','))
  scanner.expect(')')
  scanner.blanks()
  return { kind: 'group', operator, isNegated, members }
}

const GROUP = /(not\.)?(and|or)[ \t]*(?=\()/y

function parseMember(scanner: Scanner, { values, depth }: Nesting): Logic {
  const group = scanner.match(GROUP)
  if (group) {
    const operator = group[2] === 'and' ? 'and' : 'or'
    return parseGroup(
      scanner,
      { operator, isNegated: group[1] !== undefined },
      { values, depth: depth + 1 },
    )
  }
  const field = parseField(scanner)
  scanner.expect('.')
  return parseOperation(scanner, { field, values, readValue: untilDelimiter })
}

function parseOperation(
  scanner: Scanner,
  { field, values, readValue }: { field: Field; values: Values; readValue: ValueReader },
): Filter {
  values.countFilter()
  const isNegated = scanner.accept('not.')
  const finish = (operation: Operation): Filter => ({ kind: 'filter', field, isNegated, operation })

  const compare = scanner.match(COMPARE)
  if (compare) {
    const operator = (compare[1] ?? compare[2]) as Comparison
    const quantifier = (compare[3] ?? null) as 'any' | 'all' | null
    const value = readValue(scanner)
    const isOrdering = ORDERING.has(operator) && quantifier === null && field.path.length === 0
    const slot = isOrdering
      ? values.addShared(value, field.name)
      : addComparedValue(values, operator, value)
    return finish({ kind: 'compare', operator, quantifier, slot })
  }
  if (scanner.accept('in.')) {
    return finish({ kind: 'in', slot: values.addFilterValue(arrayLiteral(parseList(scanner))) })
  }
  const truth = scanner.match(IS)?.[1]
  if (truth !== undefined) {
    return finish({ kind: 'is', value: truth.toLowerCase() as Truth })
  }
  if (scanner.accept('isdistinct.')) {
    return finish({ kind: 'distinct', slot: values.addFilterValue(readValue(scanner)) })
  }
  const search = scanner.match(SEARCH)
  if (search) {
    const operator = search[1] as TextSearch
    const language = search[2]?.trim() ?? null
    return finish({
      kind: 'search',
      operator,
      language,
      slot: values.addTextFilterValue(readValue(scanner)),
    })
  }
  return scanner.fail('operator (eq, gt, ...)')
}

function addComparedValue(values: Values, operator: Comparison, value: string): number {
  switch (operator) {
    case 'like':
    case 'ilike':
      return values.addTextFilterValue(value.replaceAll('*', '%'))
    case 'match':
    case 'imatch':
      checkCounts(value)
      return values.addTextFilterValue(value)
    default:
      return values.addFilterValue(value)
  }
}

/**
 * Limits the copies that `{m,n}` stand for: PostgreSQL writes them out before it matches anything,
 * and nested counts multiply.
 */
function checkCounts(pattern: string): void {
  let copies = 1
  for (const [, least, most] of pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
    copies *= Math.max(Number(least), Number(most ?? 0), 1)
    if (copies > LIMITS.patternCopies)
      throw limitExceeded('copies in a pattern', LIMITS.patternCopies)
  }
}

/** List such as `(a,"b,c",d)`; `()` is the empty list. */
function parseList(scanner: Scanner): string[] {
  scanner.blanks()
  scanner.expect('(')
  scanner.blanks()
  const elements: string[] = []
  do {
    elements.push(quotedElement(scanner) ?? scanner.match(PLAIN)?.[0] ?? '')
  } while (scanner.accept(','))
  scanner.expect(')')
  scanner.blanks()
  return elements.length === 1 && elements[0] === '' ? [] : elements
}

/** Quoted value, if `,`, `)` or the end follows it. */
function quotedElement(scanner: Scanner): string | undefined {
  const start = scanner.position
  const quoted = scanner.quoted()
  if (quoted === undefined) return undefined
  if (scanner.done || scanner.startsWith(',') || scanner.startsWith(')')) return quoted
  scanner.position = start
  return undefined
}

/** Array in PostgreSQL's text form, every element quoted: `{"a","b,c"}`. */
const arrayLiteral = (elements: readonly string[]): string =>
  `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
