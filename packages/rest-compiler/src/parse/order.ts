import { LIMITS } from '../limits.ts'
import { limitExceeded } from '../refusals.ts'
import { type Field, parseField } from './field.ts'
import { Scanner } from './scanner.ts'

export type OrderTerm = {
  /** Embedded resource whose column orders the parent rows, or null for an own column. */
  relation: string | null
  field: Field
  direction: 'asc' | 'desc' | null
  nulls: 'first' | 'last' | null
}

/**
 * Terms of an `order` parameter such as `created_at.desc.nullslast,author(name)`. Throws PGRST100.
 */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order')
  const terms: OrderTerm[] = []
  do {
    scanner.blanks()
    terms.push(parseTerm(scanner))
    if (terms.length > LIMITS.orderTerms) throw limitExceeded('orders', LIMITS.orderTerms)
    scanner.blanks()
  } while (scanner.accept(','))
  if (!scanner.done) scanner.fail('"," or end of input')
  return terms
}

function parseTerm(scanner: Scanner): OrderTerm {
  const start = scanner.position
  const relation = scanner.name()
  if (relation !== undefined && scanner.accept('(')) {
    const field = parseField(scanner)
    scanner.expect(')')
    return { relation, field, ...parseDirection(scanner) }
  }
  scanner.position = start
  return { relation: null, field: parseField(scanner), ...parseDirection(scanner) }
}

function parseDirection(scanner: Scanner): Pick<OrderTerm, 'direction' | 'nulls'> {
  const direction = scanner.accept('.asc') ? 'asc' : scanner.accept('.desc') ? 'desc' : null
  const nulls = scanner.accept('.nullsfirst')
    ? 'first'
    : scanner.accept('.nullslast')
      ? 'last'
      : null
  return { direction, nulls }
}
