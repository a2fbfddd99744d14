/** Piece of a text; `href` where it is a web address. */
export type TextPart = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/gi
/** Punctuation that ends a sentence rather than an address. */
const ENDING = /[.,;:!?…'’)\]]+$/
/** Characters shown of an address after its site. */
const PATH_SHOWN = 24

/** Text cut into addresses and what stands between them. Only http and https: no other scheme becomes a link. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = withoutEnding(found)
    if (!URL.canParse(href)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: shown(href), href })
    end = index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

const CLOSING: Record<string, string> = { ')': '(', ']': '[' }

/** Address without the punctuation after it; a closing bracket stays where the address opens it, as in wikis. */
function withoutEnding(address: string): string {
  const bare = address.replace(ENDING, '')
  const next = address.charAt(bare.length)
  const opening = CLOSING[next]
  return opening !== undefined && bare.includes(opening) ? bare + next : bare
}

/** Text of a link: the site, and the beginning of the rest. */
function shown(href: string): string {
  const [, site = '', rest = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)\/?(.*)$/i.exec(href) ?? []
  if (rest === '') return site
  return `${site}/${rest.length > PATH_SHOWN ? `${rest.slice(0, PATH_SHOWN)}…` : rest}`
}
