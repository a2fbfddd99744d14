/** The pattern of `like` for a text that holds this one anywhere; what is searched is in lower case. */
export const containing = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
