/** Beginning of a text on one line, for a title: at most `max` UTF-16 units, cut between words. */
export function excerpt(text: string, max = 60): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= max) return line
  // A surrogate pair is not cut in two.
  const cut = line.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
  const blank = cut.lastIndexOf(' ')
  return `${blank > max / 2 ? cut.slice(0, blank) : cut}…`
}
