import type { Identifier } from '../schema/schema.ts'

/** Bound parameter: a value of the request by its slot, or text that belongs to the shape. */
export type Parameter = { slot: number } | { constant: string }

/** SQL text with numbered placeholders; the request's values are in the parameters only. */
export type SqlText = { text: string; parameters: readonly Parameter[] }

/** Collector of one statement's parameters; text enters SQL only through it or `quote`. */
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

/** Quoted identifier, for names of the schema and for keys of the answer. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const quotePath = ({ schema, name }: Identifier): string => `${quote(schema)}.${quote(name)}`

/** Quoted literal, for names that come from the catalog. */
export const quoteLiteral = (text: string): string => {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted
}
