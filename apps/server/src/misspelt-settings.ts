/** Shortest setting that is looked for: one letter away from a short name is somebody else's. */
const SHORTEST = 8

/**
 * Variables that are none of these settings and look like one: up to two letters beside each other
 * are other, missing, added or swapped, or something follows after `_`. Each with the setting it is
 * like.
 */
export function misspeltSettings(names: readonly string[], settings: readonly string[]): string[] {
  const known = new Set(settings)
  return names.flatMap((name) => {
    const meant = known.has(name) ? undefined : settings.find((setting) => isLike(name, setting))
    return meant === undefined ? [] : `${name} (${meant}?)`
  })
}

function isLike(name: string, setting: string): boolean {
  if (setting.length < SHORTEST) return false
  if (name.startsWith(`${setting}_`)) return true
  const shorter = Math.min(name.length, setting.length)
  let begin = 0
  while (begin < shorter && name[begin] === setting[begin]) begin += 1
  let end = 0
  while (end < shorter - begin && name.at(-1 - end) === setting.at(-1 - end)) end += 1
  const [given, meant] = [name, setting].map((text) => text.slice(begin, text.length - end))
  const isSwapped = given?.length === 2 && given === meant?.split('').reverse().join('')
  return isSwapped || (given ?? '').length + (meant ?? '').length <= 2
}
