const NUMBER = /^[1-9][0-9]{1,14}$/
/** `(0)` after a country code, which is dialled only within the country. */
const TRUNK = /^( *\+? *[1-9][0-9 ]*)\(0\)/

/**
 * Phone number as typed, without the leading `+` and what people write between digits: blanks, `.`, `-`,
 * parentheses and a `(0)` after the country code.
 */
export const phoneDigits = (typed: string): string =>
  typed
    .replace(TRUNK, '$1')
    .replaceAll(/[ \u00a0\u202f().-]/g, '')
    .replace(/^\+/, '')

/** Whether a text is a phone number as accounts store it, digits of E.164 without `+`; no mail address is. */
export const isPhone = (text: string): boolean => NUMBER.test(text)
