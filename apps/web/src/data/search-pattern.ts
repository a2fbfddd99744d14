/**
 * LIKE patterns for a typed text, its wildcards escaped. PostgREST reads `*` as `%` and knows no escape for
 * it: here it matches any one character.
 */
export const exactly = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '_')
export const beginningWith = (text: string) => `${exactly(text)}%`
export const containing = (text: string) => `%${exactly(text)}%`

/** Quoted value inside a logic tree (`or=(…)`), where commas, dots and parentheses are syntax. */
export const quoted = (value: string) => `"${value.replaceAll(/[\\"]/g, '\\$&')}"`
