/** Text for a `like` pattern, its wildcards escaped. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** `like` pattern for texts that contain this one; the searched column must be in lower case. */
export const containing = (text: string): string => `%${literally(text.toLowerCase())}%`
