import { wordsOf } from '../text/words.ts'
import type { Language, Slug } from '../units.ts'
import type { Concept } from './concept.ts'
import { LINK_WORDS } from './link-words.ts'
import { stem } from './stem.ts'

/** Concept that a name stands for. */
export type Naming = {
  slug: Slug
  /** Name as the lexicon writes it. */
  alias: string
  /** Stems of the name, joined by spaces. */
  key: string
  /** Language the name belongs to; null: any. */
  language: Language | null
  /** False for a common misspelling. */
  spelt: boolean
  /** True for an abbreviation, which is only meant where it is written in capitals. */
  capital: boolean
}

/** Names that share their first words; the next word's stem leads on. */
export type TrieNode = { next: Map<string, TrieNode>; namings: Naming[] }

const WORDLIKE = /[\p{L}\p{N}]/u

/** Stems of a name, without link words unless it consists of them. */
export function stemsOf(name: string): string[] {
  const stems = wordsOf(name)
    .filter(({ folded }) => WORDLIKE.test(folded))
    .map(({ folded }) => stem(folded))
  const telling = stems.filter((one, index) => index === 0 || !LINK_WORDS.has(one))
  return telling.length > 0 ? telling : stems
}

/** Trie of the names of all concepts. A hyphen in a name may be there, be a space, or be left out. */
export function buildTrie(concepts: Iterable<Concept>): TrieNode {
  const root: TrieNode = { next: new Map(), namings: [] }
  for (const concept of concepts)
    for (const naming of namingsOf(concept))
      for (const spelling of new Set([naming.alias, naming.alias.replaceAll('-', '')])) {
        const stems = stemsOf(spelling)
        add(root, stems, { ...naming, key: stems.join(' ') })
      }
  return root
}

function* namingsOf({ slug, labels, names }: Concept): Generator<Omit<Naming, 'key'>> {
  const plain = { slug, spelt: true, capital: false }
  for (const alias of [labels.fr, ...names.fr]) yield { ...plain, alias, language: 'fr' }
  for (const alias of [labels.en, ...names.en]) yield { ...plain, alias, language: 'en' }
  for (const alias of names.any) yield { ...plain, alias, language: null }
  for (const alias of names.short) yield { ...plain, alias, language: null, capital: true }
  for (const alias of names.typos) yield { ...plain, alias, language: null, spelt: false }
}

function add(root: TrieNode, stems: readonly string[], naming: Naming) {
  let node = root
  for (const one of stems) {
    const found = node.next.get(one) ?? { next: new Map(), namings: [] }
    node.next.set(one, found)
    node = found
  }
  const same = node.namings.find((known) => known.slug === naming.slug)
  if (same === undefined) node.namings.push(naming)
  else if (same.language !== naming.language) same.language = null
}
