import { LIMITS } from '../limits.ts'
import { limitExceeded } from '../refusals.ts'
import { type Field, parseField } from './field.ts'
import { Scanner } from './scanner.ts'

export type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min'

export type SelectField = {
  kind: 'field'
  field: Field
  alias: string | null
  cast: string | null
  aggregate: Aggregate | null
  aggregateCast: string | null
}

export type SelectEmbed = {
  kind: 'embed'
  target: string
  alias: string | null
  hint: string | null
  isInner: boolean
  isSpread: boolean
  select: SelectItem[]
}

export type SelectItem = { kind: 'all' } | SelectField | SelectEmbed

const END_OF_ITEM = /(?=[,)]|$)/y
const TYPE_NAME = /[\p{L}\p{N}_ $]+/uy
const AGGREGATE = /\.(sum|avg|count|max|min)\(\)/y

/**
 * Items of a `select` parameter, e.g. `id,author:people!author_id(name),tags->0::text`. Throws
 * PGRST100.
 */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter')
  const budget = { items: 0, embeds: 0 }
  const items = parseItems(scanner, { depth: 0, budget })
  scanner.expectEnd('"," or end of input')
  return items
}

type Nesting = { depth: number; budget: { items: number; embeds: number } }

function parseItems(scanner: Scanner, nesting: Nesting): SelectItem[] {
  scanner.blanks()
  if (scanner.done || scanner.startsWith(')')) return []
  const items: SelectItem[] = []
  do {
    scanner.blanks()
    items.push(parseItem(scanner, nesting))
    scanner.blanks()
    nesting.budget.items += 1
    if (nesting.budget.items > LIMITS.selectItems)
      throw limitExceeded('select items', LIMITS.selectItems)
  } while (scanner.accept(','))
  return items
}

function parseItem(scanner: Scanner, nesting: Nesting): SelectItem {
  const isSpread = scanner.accept('...')
  const start = scanner.position
  const alias = isSpread ? null : parseAlias(scanner)
  const embed = parseEmbed(scanner, nesting, { alias, isSpread })
  if (embed) return embed
  if (isSpread) scanner.fail('embedded resource')
  scanner.position = start
  return parseSelectField(scanner)
}

/** Alias before `:`, but not the name before a cast `::type`. */
function parseAlias(scanner: Scanner): string | null {
  const start = scanner.position
  const alias = scanner.name()
  if (alias !== undefined && scanner.startsWith(':') && !scanner.startsWith('::')) {
    scanner.expect(':')
    return alias
  }
  scanner.position = start
  return null
}

function parseEmbed(
  scanner: Scanner,
  nesting: Nesting,
  { alias, isSpread }: { alias: string | null; isSpread: boolean },
): SelectEmbed | undefined {
  const target = scanner.name()
  if (target === undefined || target === 'count') return undefined
  const { hint, join } = parseEmbedParameters(scanner)
  if (!scanner.accept('(')) return undefined
  const { depth, budget } = nesting
  budget.embeds += 1
  if (budget.embeds > LIMITS.embeds) throw limitExceeded('embedded resources', LIMITS.embeds)
  if (depth + 1 > LIMITS.embedDepth) throw limitExceeded('embedding levels', LIMITS.embedDepth)
  const select = parseItems(scanner, { depth: depth + 1, budget })
  scanner.expect(')')
  return { kind: 'embed', target, alias, hint, isInner: join === 'inner', isSpread, select }
}

/** Embed parameters: up to two of `!inner`, `!left` and `!hint`, in any order. */
function parseEmbedParameters(scanner: Scanner) {
  let hint: string | null = null
  let join: string | null = null
  for (let count = 0; count < 2 && scanner.accept('!'); count += 1) {
    const word = scanner.requireName()
    if (word === 'inner' || word === 'left') join ??= word
    else hint ??= word
  }
  return { hint, join }
}

function parseSelectField(scanner: Scanner): SelectItem {
  if (scanner.accept('*')) {
    endOfItem(scanner)
    return { kind: 'all' }
  }
  const alias = parseAlias(scanner)
  if (scanner.accept('count()')) {
    const field = { name: '*', path: [] }
    const aggregateCast = parseCast(scanner)
    endOfItem(scanner)
    return { kind: 'field', field, alias, cast: null, aggregate: 'count', aggregateCast }
  }
  const field = parseField(scanner)
  const cast = parseCast(scanner)
  const aggregate = (scanner.match(AGGREGATE)?.[1] as Aggregate | undefined) ?? null
  const aggregateCast = aggregate ? parseCast(scanner) : null
  endOfItem(scanner)
  return { kind: 'field', field, alias, cast, aggregate, aggregateCast }
}

function parseCast(scanner: Scanner): string | null {
  if (!scanner.accept('::')) return null
  return scanner.match(TYPE_NAME)?.[0].trim() ?? scanner.fail('type name')
}

function endOfItem(scanner: Scanner): void {
  scanner.blanks()
  if (!scanner.match(END_OF_ITEM)) scanner.fail('"," or ")" or end of input')
}
