/** `like` pattern for texts that contain this one; the searched column must be in lower case. */
export const containing = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
