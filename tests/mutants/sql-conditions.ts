/** Place of a condition within a text, by characters. */
export type Span = { start: number; end: number }

/** Words that end a condition, beside `and`, which begins the next. */
const ENDS = new Set(
  'or order group limit offset returning for union intersect except on set then else end when as from left right inner cross join window do values into'.split(
    ' ',
  ),
)
const BEGINS = new Set(['where', 'having'])
/** A string or comment of SQL, a word, or any other character. */
const TOKEN = /'(?:[^']|'')*'|--[^\n]*|\w+|./gs
const IS_SQL = /\b(select|insert into|update|delete from)\b.*\bwhere\b|^\s*(and|not exists)\b/s

/** Level of parentheses: where its condition began, and whether the next `and` belongs to a `between`. */
type Level = { start: number | undefined; isBetween: boolean }

/** Conditions of the SQL in the source of a string or a template: each operand of `where`, `having` and `and`. */
export function sqlConditions(source: string): Span[] {
  const text = withoutHoles(source)
  if (!IS_SQL.test(text)) return []
  const found: Span[] = []
  const levels: Level[] = [{ start: undefined, isBetween: false }]
  let before = ''
  const close = (end: number) => {
    const level = levels.at(-1)
    if (level?.start === undefined) return
    const condition = text.slice(level.start, end)
    const start = level.start + condition.length - condition.trimStart().length
    if (condition.trim() !== '') found.push({ start, end: start + condition.trim().length })
    level.start = undefined
  }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    const begin = () => {
      close(index)
      if (level) level.start = index + token.length
    }
    if (token === '(') levels.push({ start: undefined, isBetween: false })
    else if (token === ')') {
      close(index)
      if (levels.length > 1) levels.pop()
    } else if (token === ',') close(index)
    else if (token === 'between' && level) level.isBetween = true
    else if (token === 'and' && level?.isBetween) level.isBetween = false
    else if (token === 'and' || BEGINS.has(token)) begin()
    else if (ENDS.has(token) && before !== 'distinct' && text[index + token.length] !== '(')
      close(index)
    if (token.trim() !== '') before = token
  }
  close(text.length)
  return found.sort((one, other) => one.start - other.start)
}

/** Text of the same length, the holes of a template and the quotes around it blotted out. */
function withoutHoles(source: string): string {
  let depth = 0
  return source
    .split('')
    .map((letter, at) => {
      if (source.startsWith('${', at)) depth += 1
      else if (depth > 0 && letter === '{' && source[at - 1] !== '$') depth += 1
      const isWithin = depth > 0
      if (isWithin && letter === '}') depth -= 1
      if (isWithin) return '_'
      return at === 0 || at === source.length - 1 ? ' ' : letter
    })
    .join('')
}
