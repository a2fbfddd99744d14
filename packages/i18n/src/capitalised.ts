/** Text with a capital as its first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
