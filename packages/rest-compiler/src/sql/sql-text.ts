import type { Identifier } from '../schema/schema.ts'

/** A bound parameter: a value of the request by its slot, or text that belongs to the shape. */
export type Parameter = { slot: number } | { constant: string }

/** SQL text with numbered placeholders; what the request sent occurs in the parameters only. */
export type SqlText = { text: string; parameters: readonly Parameter[] }

/** Collects the parameters of one statement; text only ever enters SQL through it or `quote`. */
export class Parameters {
  readonly all: Parameter[] = []
  private readonly slots = new Map<number, string>()

  slot(slot: number): string {
    const known = this.slots.get(slot)
    if (known !== undefined) return known
    const placeholder = `$${this.all.push({ slot })}`
    this.slots.set(slot, placeholder)
    return placeholder
  }

  constant(constant: string): string {
    return `$${this.all.push({ constant })}`
  }
}

/** A quoted identifier. For names of the schema and for the keys the answer is asked to have. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const quotePath = ({ schema, name }: Identifier): string => `${quote(schema)}.${quote(name)}`

/** A quoted literal, for names that come from the catalog. */
export const quoteLiteral = (text: string): string => {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted
}
