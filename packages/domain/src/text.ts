/** True for nothing and for text that is empty after trimming; `public.is_blank` says the same in the database. */
export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || text.trim() === ''
