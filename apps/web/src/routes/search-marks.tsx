import { folded } from '@podium/domain'
import { type ReactNode, useMemo } from 'react'
import { searchWords } from '../data/search-words.ts'
import { matchParts } from '../lib/match-parts.ts'
import { SearchMatcher } from '../ui/marked.tsx'

type SearchMarksProps = {
  search: string
  /** Whether the words are searched one by one, or the text as it stands. */
  by: 'word' | 'text'
  children: ReactNode
}

/** Part of a page whose texts show where a search matched them. */
export function SearchMarks({ search, by, children }: SearchMarksProps) {
  const matcher = useMemo(() => {
    const words = by === 'word' ? searchWords(search) : [folded(search.trim())]
    if (words.every((word) => word === '')) return null
    return (text: string, byWord: boolean) => matchParts(text, words, { byWord })
  }, [search, by])
  return <SearchMatcher value={matcher}>{children}</SearchMatcher>
}
