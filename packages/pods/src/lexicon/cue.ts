import { fold } from '../text/fold.ts'
import type { Slug } from '../units.ts'
import type { Concept } from './concept.ts'
import { LINK_WORDS } from './link-words.ts'
import { stem } from './stem.ts'
import type { Term } from './terms.ts'

/** Most words that a gap (`…`) stands for. */
const GAP_WORDS = 5
/** Most link words between two steps: unbounded, a text of them would cost its square. */
const MOST_LINKS = 6

const LANGUAGES =
  'français anglais allemand espagnol italien néerlandais portugais polonais arabe chinois japonais russe suédois flamand breton catalan basque french english german spanish italian dutch portuguese polish arabic chinese japanese russian swedish danish norwegian finnish greek flemish catalan welsh korean turc turkish mandarin'

const CLASSES: Readonly<Record<string, ReadonlySet<string>>> = {
  '<language>': new Set(LANGUAGES.split(' ').map((one) => stem(fold(one)))),
}

type Step = { words: ReadonlySet<string>; gap: boolean; optional: boolean }

/**
 * Phrase that means a concept without naming it. Written as words, compared by stem; link words between them do not
 * matter. `(a|b)` is one of several words, a `?` behind a step makes it optional, `…` skips up to five words of the
 * same sentence, `<language>` is the name of a language, `<number>` a figure, `^` at the beginning is the beginning of
 * a sentence.
 */
export type Cue = { slug: Slug; phrase: string; opens: boolean; steps: readonly Step[] }

/** Cues of all concepts by the stem of their first word. */
export function indexCues(concepts: Iterable<Concept>): Map<string, Cue[]> {
  const byFirst = new Map<string, Cue[]>()
  for (const { slug, cues } of concepts)
    for (const phrase of cues) {
      const cue = { slug, phrase, opens: phrase.startsWith('^'), steps: stepsOf(phrase) }
      for (const first of cue.steps[0]?.words ?? [])
        byFirst.set(first, [...(byFirst.get(first) ?? []), cue])
    }
  return byFirst
}

function stepsOf(phrase: string): Step[] {
  const steps: Step[] = []
  let gap = false
  for (const part of phrase.replace('^ ', '').split(' ')) {
    if (part === '…') {
      gap = true
      continue
    }
    const optional = part.endsWith('?')
    const plain = optional ? part.slice(0, -1) : part
    const options = plain.replaceAll(/[()]/g, '').split('|')
    const words = CLASSES[plain] ?? new Set(options.map((one) => stem(fold(longestPart(one)))))
    steps.push({ words, gap, optional })
    gap = false
  }
  return steps
}

/** Part of a word by which it is recognised: texts are parted at hyphens and apostrophes. */
const longestPart = (word: string): string =>
  word.split(/[-'’]/).reduce((best, part) => (part.length > best.length ? part : best), '')

/** Index after the last word of the cue that begins at `from`; undefined where it does not fit. */
export function fits(cue: Cue, words: readonly Term[], from: number): number | undefined {
  const sentence = words[from]?.sentence
  if (cue.opens && words[from - 1]?.sentence === sentence) return undefined
  let at = from
  for (const { words: wanted, gap, optional } of cue.steps) {
    const found = find(words, at, { wanted, reach: gap ? GAP_WORDS : 0, sentence })
    if (found !== undefined) at = found + 1
    else if (!optional) return undefined
  }
  return at
}

function find(
  words: readonly Term[],
  from: number,
  {
    wanted,
    reach,
    sentence,
  }: { wanted: ReadonlySet<string>; reach: number; sentence: number | undefined },
): number | undefined {
  let [left, links] = [reach, MOST_LINKS]
  for (let index = from; left >= 0; index += 1) {
    const word = words[index]
    if (word === undefined || word.sentence !== sentence) return undefined
    if (wanted.has(word.stem) || (wanted.has('<number>') && /^\d/.test(word.raw))) return index
    if (!LINK_WORDS.has(word.stem)) left -= 1
    else if (links === 0) return undefined
    else links -= 1
  }
  return undefined
}
