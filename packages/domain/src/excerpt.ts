/** Beginning of a text on one line, for a title: at most `max` UTF-16 units, cut between words and after none of its punctuation. */
export function excerpt(text: string, max = 60): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= max) return line
  // A surrogate pair is not cut in two.
  const cut = line.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
  const blank = cut.lastIndexOf(' ')
  const words = blank > max / 2 ? cut.slice(0, blank) : cut
  return `${words.replace(/[\s,;:–—-]+$/u, '')}…`
}
