/** Digits of a mail's code. */
export const CODE_DIGITS = 6
/** Digits of a code while many are guessed: no number of tries reaches one of them. */
export const LONG_CODE_DIGITS = 10
/** Numbers of digits that a code may have, ascending. */
export const CODE_LENGTHS = [CODE_DIGITS, LONG_CODE_DIGITS] as const
