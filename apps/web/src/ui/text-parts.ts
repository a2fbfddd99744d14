/** A piece of a text; `href` where it is a web address. */
export type TextPart = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/gi
/** What ends a sentence rather than an address. */
const ENDING = /[.,;:!?…'’)\]]+$/
/** How much of what follows the name of a site is shown, in characters. */
const PATH_SHOWN = 24

/** A text cut into addresses and what is between them. Only http and https: nothing else may be followed. */
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

/** A closing parenthesis stays where the address has its opening one, as in an encyclopaedia. */
function withoutEnding(address: string): string {
  const bare = address.replace(ENDING, '')
  return bare.includes('(') && address.charAt(bare.length) === ')' ? `${bare})` : bare
}

/** Enough to know where it leads: the site, and the beginning of the rest. */
function shown(href: string): string {
  const [, site = '', rest = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)\/?(.*)$/i.exec(href) ?? []
  if (rest === '') return site
  return `${site}/${rest.length > PATH_SHOWN ? `${rest.slice(0, PATH_SHOWN)}…` : rest}`
}
