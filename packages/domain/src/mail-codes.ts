/** Fewest digits of a mail's code. */
export const CODE_DIGITS = 6
/** Most digits of a code; those of one while many are guessed: no number of tries reaches one of them. */
export const LONG_CODE_DIGITS = 10
/** Numbers of digits that a code may have, ascending: a setting of the server says which it has. */
export const CODE_LENGTHS = [CODE_DIGITS, 7, 8, 9, LONG_CODE_DIGITS] as const
