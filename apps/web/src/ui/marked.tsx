import { createContext, useContext } from 'react'

/** Cuts a text where a search matched it; `byWord` for names, which are searched by their words. */
type Matcher = (text: string, byWord: boolean) => readonly { text: string; isMatch: boolean }[]

/** Search of this part of the page; null without one. */
export const SearchMatcher = createContext<Matcher | null>(null)

/** Text with what a search matched marked. */
export function Marked({ children, byWord = false }: { children: string; byWord?: boolean }) {
  const matcher = useContext(SearchMatcher)
  if (matcher === null) return children
  return matcher(children, byWord).map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
      <mark key={index} className="rounded-xs bg-gold text-on-gold">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
