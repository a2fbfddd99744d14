import { RestError } from '../rest-error.ts'

/** Parsed `Prefer` header; the first value of a kind wins. */
export type Prefer = {
  return: 'minimal' | 'headers-only' | 'representation' | null
  count: 'exact' | 'planned' | 'estimated' | null
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  missing: 'default' | 'null' | null
  tx: 'commit' | 'rollback' | null
  handling: 'strict' | 'lenient' | null
  timezone: string | null
  maxAffected: number | null
}

const WORDS = {
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const

const NONE: Prefer = {
  return: null,
  count: null,
  resolution: null,
  missing: null,
  tx: null,
  handling: null,
  timezone: null,
  maxAffected: null,
}

/**
 * Parses a `Prefer` header. Throws PGRST122 for unknown values if the request asked for strict
 * handling.
 */
export function parsePrefer(header: string | null): Prefer {
  if (header === null) return NONE
  const prefer: Record<string, unknown> = { ...NONE }
  const unknown: string[] = []
  for (const word of header.split(',').map((part) => part.trim())) {
    if (word === '') continue
    const equals = word.indexOf('=')
    const kind = word.slice(0, equals)
    const value = word.slice(equals + 1)
    const known = KINDS.get(kind)
    if (kind === 'timezone' && value !== '') prefer.timezone ??= value
    else if (kind === 'max-affected' && /^\d{1,9}$/.test(value))
      prefer.maxAffected ??= Number(value)
    else if (known?.includes(value)) prefer[kind] ??= value
    else unknown.push(word)
  }
  if (prefer.handling === 'strict' && unknown.length > 0) throw invalidPreferences(unknown)
  // Only values of WORDS were assigned.
  return prefer as Prefer
}

const KINDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(WORDS))

const invalidPreferences = (unknown: readonly string[]): RestError =>
  new RestError({
    code: 'PGRST122',
    status: 400,
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${unknown.join(', ')}`,
  })
