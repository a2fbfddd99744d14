import type { Word } from '../../text/words.ts'
import { ABOUT, SCALES, SMALL_NUMBERS } from './number-words.ts'

/** Number as a text writes it, in figures or words. */
export type NumberMatch = {
  value: number
  /** Index behind its last word. */
  next: number
  /** True where a thousand or a million is part of it ("20k", "deux mille"). */
  scaled: boolean
}

const FIGURE = /^(\d{1,12})(k|m)?$/
const ARTICLES = new Set(['a', 'an', 'un', 'une'])
/** Most words of one number: "deux cent quatre-vingt-dix-neuf mille cinq cents". */
const LONGEST = 9
const MOST_GROUPS = 3

/** Number that begins at a word: "30,000", "15 000", "4.5k", "vingt-cinq", "two thousand", "une quinzaine". */
export function numberAt(words: readonly Word[], at: number): NumberMatch | undefined {
  return figureAt(words, at) ?? aboutAt(words, at) ?? speltAt(words, at)
}

function figureAt(words: readonly Word[], at: number): NumberMatch | undefined {
  const [, digits, suffix] = FIGURE.exec(words[at]?.folded ?? '') ?? []
  if (digits === undefined) return undefined
  let [written, next, letter] = [digits, at + 1, suffix]
  for (let group = 0; group < MOST_GROUPS && letter === undefined; group += 1) {
    const word = words[next]
    if (digits.length > 3 || word === undefined || !/^[ \u00a0\u202f\u2009.,'’]$/.test(word.gap))
      break
    const [, three, end] = /^(\d{3})(k|m)?$/.exec(word.folded) ?? []
    if (three === undefined) break
    written += three
    letter = end
    next += 1
  }
  const decimals = letter === undefined ? decimalsAt(words, next) : undefined
  if (decimals !== undefined) next += 1
  letter ??= decimals?.letter
  const value = Number(`${written}.${decimals?.digits ?? '0'}`)
  if (letter === 'k') return { value: round(value * 1_000), next, scaled: true }
  if (letter === 'm') return { value: round(value * 1_000_000), next, scaled: true }
  return scaledBy(words, { value, next, scaled: false })
}

/** "5" of "4.5", "5k" of "4,5k". */
function decimalsAt(words: readonly Word[], at: number) {
  const word = words[at]
  if (word === undefined || !/^[.,]$/.test(word.gap)) return undefined
  const [, digits, letter] = /^(\d{1,2})(k|m)?$/.exec(word.folded) ?? []
  return digits === undefined ? undefined : { digits, letter }
}

/** Number with the scale word behind it, as in "20 k€" and "10 thousand". */
function scaledBy(words: readonly Word[], number: NumberMatch): NumberMatch {
  const word = words[number.next]
  const isNext = word !== undefined && word.gap.trim() === ''
  const isMillions = isNext && word.raw === 'M' && /^[€$£]$/.test(words[number.next + 1]?.raw ?? '')
  const scale = isMillions ? 1_000_000 : isNext ? SCALES.get(word.folded) : undefined
  if (scale === undefined || scale < 1_000) return number
  return { value: round(number.value * scale), next: number.next + 1, scaled: true }
}

function aboutAt(words: readonly Word[], at: number): NumberMatch | undefined {
  const from = ARTICLES.has(words[at]?.folded ?? '') ? at + 1 : at
  const value = ABOUT.get(words[from]?.folded ?? '')
  return value === undefined ? undefined : scaledBy(words, { value, next: from + 1, scaled: false })
}

function speltAt(words: readonly Word[], at: number): NumberMatch | undefined {
  let [total, current, next] = [0, 0, at]
  let isScaled = false
  const first = words[at]
  for (; next < at + LONGEST; next += 1) {
    const word = words[next]
    if (word === undefined || word.clause !== first?.clause) break
    const small = SMALL_NUMBERS.get(word.folded)
    const scale = SCALES.get(word.folded)
    if (next > at && isJoint(words, next, current)) continue
    if (small !== undefined && (next === at || canFollow(current, small, word.folded)))
      current = current === 4 && small === 20 ? 80 : current + small
    else if (scale === 100 && current < 100 && next > at) current = Math.max(current, 1) * 100
    else if (scale === 100 && next === at && word.folded !== 'hundred') current = 100
    else if (scale !== undefined && scale >= 1_000 && startsScale(word.folded, next > at)) {
      total += Math.max(current, 1) * scale
      current = 0
      isScaled = true
    } else break
  }
  return next === at ? undefined : { value: total + current, next, scaled: isScaled }
}

/** "mille" may open a number; "k", "thousand" and "million" need one before them. */
const startsScale = (folded: string, follows: boolean) => follows || folded === 'mille'

/** "vingt et un", "a hundred and fifty": the conjunction within a number. */
function isJoint(words: readonly Word[], at: number, current: number): boolean {
  const { folded } = words[at] ?? {}
  const behind = SMALL_NUMBERS.get(words[at + 1]?.folded ?? '')
  if (behind === undefined) return false
  if (folded === 'et') return current >= 20 && current % 10 === 0 && [1, 11].includes(behind)
  return folded === 'and' && current >= 100 && current % 100 === 0
}

/** True where a small number goes on with what stands before it: "vingt cinq", "soixante dix", "quatre vingts". */
function canFollow(current: number, small: number, folded: string): boolean {
  const rest = current % 100
  if (rest === 4 && folded.startsWith('vingt')) return current === 4
  if (rest === 0) return true
  if (rest === 60 || rest === 80) return small < 20
  return rest % 10 === 0 && rest > 10 ? small < 10 : rest === 10 && small > 6 && small < 10
}

const round = (value: number) => Math.round(value * 100) / 100
