import { COMMON_WORDS } from './data/common-words.ts'
import type { TrieNode } from './trie.ts'

/** Fewest letters of a word that is corrected, and of the right word; more where it is only a part of names. */
const FEWEST_LETTERS = 6
const FEWEST_LETTERS_OF_PART = 9
const MOST_LETTERS = 20
const LETTERS = /^\p{L}+$/u

/** Function that finds the word of the lexicon meant by an unknown one: one letter wrong, missing, added or swapped. */
export type Corrector = (unknown: string) => string | undefined

/**
 * Corrector for the words of a trie. Never changes the first letter, nor a common word of either language. Every word
 * is looked up by itself and by its forms with one letter left out, so a correction costs the length of the word.
 */
export function buildCorrector(root: TrieNode): Corrector {
  const [known, meant] = [new Set<string>(), new Set<string>()]
  collect(root, { known, meant })
  const shortened = new Map<string, string>()
  for (const word of meant)
    for (const form of withoutOneLetter(word)) if (!shortened.has(form)) shortened.set(form, word)
  return (unknown) => {
    if (!isLong(unknown) || known.has(unknown) || COMMON_WORDS.has(unknown)) return undefined
    for (const form of [unknown, ...withoutOneLetter(unknown)]) {
      if (meant.has(form)) return form
      const right = shortened.get(form)
      if (right !== undefined && right[0] === unknown[0] && isOneEdit(right, unknown)) return right
    }
    return undefined
  }
}

const isLong = (word: string) =>
  word.length >= FEWEST_LETTERS && word.length <= MOST_LETTERS && LETTERS.test(word)

/** Words of all names, and of those the ones that a misspelling can mean. */
function collect(root: TrieNode, { known, meant }: Record<'known' | 'meant', Set<string>>) {
  const visit = (node: TrieNode, depth: number) => {
    for (const [word, next] of node.next) {
      known.add(word)
      const isName = depth === 0 && next.namings.length > 0
      if (isLong(word) && (isName || word.length >= FEWEST_LETTERS_OF_PART)) meant.add(word)
      visit(next, depth + 1)
    }
  }
  visit(root, 0)
}

function* withoutOneLetter(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1)
}

/** True where one replaced, added, missing letter or one swap of neighbours turns one word into the other. */
function isOneEdit(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const restA = a.slice(at)
  const restB = b.slice(at)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  )
}
