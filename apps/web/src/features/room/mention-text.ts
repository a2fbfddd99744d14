import { folded, type RoomPerson } from '@podium/domain'

type Named = Pick<RoomPerson, 'id' | 'name'>

/** Beginning of a mention before the caret: the place of its `@`, and the text after it; undefined without one. */
export function typedMention(
  text: string,
  caret: number,
): { at: number; typed: string } | undefined {
  const [, before = '', typed] =
    /(^|[\s(])@([^\s@]{0,40}(?: [^\s@]{0,40})?)$/u.exec(text.slice(0, caret)) ?? []
  if (typed === undefined) return undefined
  const at = caret - typed.length - 1
  return before.length <= at ? { at, typed } : undefined
}

/** People whose name has a word that begins like what is typed. */
export const suggestedPeople = <Person extends Named>(
  people: readonly Person[],
  typed: string,
): Person[] => {
  const wanted = ` ${folded(typed)}`
  return people.filter(({ name }) => name !== null && ` ${folded(name)}`.includes(wanted))
}

/** Ids of the people whom a text names; where a name begins with another, the longer one is meant. */
export const mentionedIn = (text: string, people: readonly Named[]): string[] => [
  ...new Set(mentionParts(text, people).flatMap(({ person }) => person ?? [])),
]

/** Parts of a text: those that name one of the people, and what stands between them. */
export function mentionParts(
  text: string,
  people: readonly Named[],
): { text: string; person?: string }[] {
  const named = people
    .flatMap(({ id, name }) => (name === null ? [] : [{ id, tag: `@${name}` }]))
    .toSorted((one, other) => other.tag.length - one.tag.length)
  const parts: { text: string; person?: string }[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const found = text[at] === '@' ? named.find(({ tag }) => text.startsWith(tag, at)) : undefined
    if (found === undefined) {
      plain += text[at]
      at += 1
      continue
    }
    if (plain !== '') parts.push({ text: plain })
    parts.push({ text: found.tag, person: found.id })
    plain = ''
    at += found.tag.length
  }
  return plain === '' ? parts : [...parts, { text: plain }]
}
