const NUMBER = /^[1-9][0-9]{1,14}$/
/** `(0)` after a country code, which is dialled only within the country. */
const TRUNK = /^( *\+? *[1-9][0-9 ]*)\(0\)/

/**
 * Country codes whose national numbers are dialled with a 0 in front that is no part of the number (Google's
 * libphonenumber, metadata of libphonenumber-js 1.13.16, where no number of the country that gets text messages begins
 * with 0). Not Italy's 39 or Ivory Coast's 225: there the 0 belongs to the number.
 */
const WITH_TRUNK_ZERO =
  '20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 58 60 61 62 63 64 66 81 82 84 86 90 91 ' +
  '92 93 94 95 98 211 212 213 218 231 232 233 234 243 249 251 252 254 255 256 260 261 ' +
  '262 263 264 265 291 353 355 358 359 370 373 374 375 377 380 381 382 383 385 386 387 ' +
  '389 421 423 508 590 591 593 594 595 596 598 686 850 855 856 880 886 961 962 963 964 ' +
  '966 967 970 971 972 976 977 994 995 996'
/** Such a 0 after the country code, of which no code is the beginning of another. */
const TRUNK_ZERO = new RegExp(`^(${WITH_TRUNK_ZERO.replaceAll(' ', '|')})0+`)

/**
 * Phone number as typed, without the leading `+` and what people write between digits: blanks, `.`, `-`,
 * parentheses and the 0 of the national number, so that one number has one account.
 */
export const phoneDigits = (typed: string): string =>
  typed
    .replace(TRUNK, '$1')
    .replaceAll(/[ \u00a0\u202f().-]/g, '')
    .replace(/^\+/, '')
    .replace(TRUNK_ZERO, '$1')

/** Whether a text is a phone number as accounts store it, digits of E.164 without `+`; no mail address is. */
export const isPhone = (text: string): boolean => NUMBER.test(text)
