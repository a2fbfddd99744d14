/**
 * Whether a text is missing or empty after trimming; `public.is_blank` says the same in the
 * database.
 */
export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || text.trim() === ''
