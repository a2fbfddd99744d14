import { createHash, randomInt } from 'node:crypto'

/** Number of codes in a set. */
const SET_SIZE = 10
const LENGTH = 16
/** Characters that nobody takes for another when they copy a code by hand. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'

/** New set of codes, each of 78 random bits, in the form in which the protocol returns them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: SET_SIZE }, newCode)

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Hash of a code as the person typed it: case, white space and hyphens do not count. */
export const recoveryCodeHash = (factorId: string, typed: string): string =>
  createHash('sha256')
    .update(`${factorId} ${typed.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest('hex')
