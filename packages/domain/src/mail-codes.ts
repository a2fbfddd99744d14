/** Fewest digits of a mail's code. */
export const CODE_DIGITS = 6
/** Digits of a mail's or message's code where others than the person at this machine can come. */
export const OPEN_CODE_DIGITS = 8
/** Most digits that a server sets; those of a code while shorter ones are guessed. */
export const LONG_CODE_DIGITS = 10
/** Digits of a code while those are guessed, too: no number of tries reaches one of them. */
export const LONGEST_CODE_DIGITS = 14

/**
 * Numbers of digits that a code may have, ascending, where its server sets so many; undefined: a server that
 * does not say.
 */
export const codeLengths = (set: number | undefined): readonly number[] => [
  ...new Set([
    ...(set === undefined ? [CODE_DIGITS, 7, 8, 9] : [set]),
    LONG_CODE_DIGITS,
    LONGEST_CODE_DIGITS,
  ]),
]
