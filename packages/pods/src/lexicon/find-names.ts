import { CONCEPTS } from './concepts.ts'
import { LINK_WORDS } from './link-words.ts'
import { buildCorrector } from './spelling.ts'
import type { Term } from './terms.ts'
import { buildTrie, type Naming, type TrieNode } from './trie.ts'

const TRIE = buildTrie(CONCEPTS.values())
const correct = buildCorrector(TRIE)
const CAPITALS = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*s?$/u

/** Most link words within a name ("mise en place de l'API"): unbounded, a text of them would cost its square. */
const MOST_LINKS = 6

/** Name found in a text, before its meaning is decided. */
export type FoundName = {
  /** Indexes of its words, end exclusive. */
  from: number
  to: number
  namings: readonly Naming[]
  /** True where a letter had to be changed. */
  corrected: boolean
}

/** Longest names of a text from left to right, without overlaps. */
export function findNames(words: readonly Term[]): FoundName[] {
  const found: FoundName[] = []
  let from = 0
  while (from < words.length) {
    const name = longestNameAt(words, from)
    if (name !== undefined) found.push(name)
    from = name?.to ?? from + 1
  }
  return found
}

/**
 * Longest name that begins at a word; link words within it may come and go. Abbreviations count in capitals only,
 * unless `anyCase`.
 */
export function longestNameAt(
  words: readonly Term[],
  from: number,
  anyCase = false,
): FoundName | undefined {
  let node: TrieNode = TRIE
  let corrected = false
  let links = 0
  let longest: FoundName | undefined
  for (let at = from; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined || (at > from && word.apart)) break
    const exact = node.next.get(word.stem)
    if (exact === undefined && at > from && links < MOST_LINKS && LINK_WORDS.has(word.stem)) {
      links += 1
      continue
    }
    const right = exact === undefined ? correct(word.stem) : undefined
    const next = exact ?? (right === undefined ? undefined : node.next.get(right))
    if (next === undefined) break
    corrected ||= exact === undefined
    node = next
    const namings = anyCase ? node.namings : meantBy(node, words, { from, to: at + 1 })
    if (namings.length > 0) longest = { from, to: at + 1, namings, corrected }
  }
  return longest
}

/** Namings of a node without abbreviations that are not written in capitals. */
function meantBy(
  { namings }: TrieNode,
  words: readonly Term[],
  { from, to }: { from: number; to: number },
): readonly Naming[] {
  if (!namings.some(({ capital }) => capital)) return namings
  const isCapital = words.slice(from, to).every(({ raw }) => CAPITALS.test(raw))
  return isCapital ? namings : namings.filter(({ capital }) => !capital)
}
