import { containing, quoted } from './search-pattern.ts'

/** More words than this are not looked for: each costs two joins. */
const WORDS_MAX = 5

type SearchFilter = {
  /** Added to the select list; empty embeds, so they add nothing to the rows. */
  embeds: string
  /** Logic trees, each for one `or` parameter on the embed named (none: on the posts). */
  trees: { embed?: string; tree: string }[]
}

/**
 * What finds the posts in which every word of a search occurs: in the text, in the author's first or last name,
 * or in their profession (decisions row 14), ignoring case. The dialect has no OR across an embed's columns; so
 * each word joins the author a second time, as an embed that is null unless it matches, and the tree asks for that.
 */
export function searchFilter(search: string): SearchFilter {
  const words = searchWords(search)
  const embeds = words.map((_, n) => `,w${n}:professional_profiles!author_id(n${n}:profiles())`)
  const trees = words.flatMap((word, n) => {
    const like = `ilike.${quoted(containing(word))}`
    return [
      { embed: `w${n}.n${n}`, tree: `first_name.${like},last_name.${like}` },
      { embed: `w${n}`, tree: `profession.${like},n${n}.not.is.null` },
      { tree: `content.${like},w${n}.not.is.null` },
    ]
  })
  return { embeds: embeds.join(''), trees }
}

/** The words of a search as typed; the same search written differently is the same words. */
export function searchWords(search: string): string[] {
  return [...new Set(search.toLowerCase().split(/\s+/))]
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
}
