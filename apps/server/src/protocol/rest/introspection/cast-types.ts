import type { TypeRow } from './catalog.ts'

/** Type names that are SQL grammar and no catalog entries; written as they are. */
const KEYWORDS = [
  'int',
  'integer',
  'bigint',
  'smallint',
  'real',
  'float',
  'double precision',
  'decimal',
  'dec',
  'numeric',
  'boolean',
  'char',
  'character',
  'character varying',
  'bit',
  'bit varying',
  'timestamp with time zone',
  'timestamp without time zone',
  'time with time zone',
  'time without time zone',
] as const

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** SQL text of the types a request may cast to, by lower-case name; earlier schemas hide later ones. */
export function castTypes(
  types: readonly TypeRow[],
  searchPath: readonly string[],
): Map<string, string> {
  const known = new Map<string, string>()
  for (const schema of ['pg_catalog', ...searchPath]) {
    for (const type of types) {
      if (type.schema !== schema || type.kind === 'p' || type.name.startsWith('_')) continue
      const name = type.name.toLowerCase()
      if (!known.has(name)) known.set(name, `${quote(type.schema)}.${quote(type.name)}`)
    }
  }
  for (const keyword of KEYWORDS) known.set(keyword, keyword)
  return known
}
