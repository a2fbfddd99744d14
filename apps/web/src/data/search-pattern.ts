/**
 * LIKE patterns for a text as typed: the wildcards in it are ordinary characters. Only the asterisk cannot be
 * said in this dialect, where it means `%`; it stands for any one character.
 */
export const exactly = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '_')
export const beginningWith = (text: string) => `${exactly(text)}%`
export const containing = (text: string) => `%${exactly(text)}%`

/** A value inside a logic tree (`or=(…)`), where commas, dots and parentheses have a meaning of their own. */
export const quoted = (value: string) => `"${value.replaceAll(/[\\"]/g, '\\$&')}"`
