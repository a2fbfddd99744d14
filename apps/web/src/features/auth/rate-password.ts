import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Strengths of a password by zxcvbn's score, 0 to 4. */
const STRENGTHS = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
/** Longest beginning that is rated, in characters: the time grows with the square of the length. */
const RATED_MAX = 64

/** Strength of a password: how long guessing it takes somebody who knows `known` about its person. */
export const ratePassword = (password: string, known: readonly string[]): Strength =>
  STRENGTHS[zxcvbn.check(password.slice(0, RATED_MAX), [...known]).score]
