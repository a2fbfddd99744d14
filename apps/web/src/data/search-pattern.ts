/** The LIKE pattern for "contains this text": the wildcards a person types are ordinary characters. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** A value inside a logic tree (`or=(…)`), where commas, dots and parentheses have a meaning of their own. */
export const quoted = (value: string) => `"${value.replaceAll(/[\\"]/g, '\\$&')}"`
