/**
 * Text as searches compare it: without case, accents and ligatures. Each character stays in its place but the
 * ligatures, which become two. `public.folded` says the same in the database.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? letter)

/** Letters that have no accent to lose. */
const LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }
