import { LIMITS } from '../limits.ts'
import { limitExceeded } from '../refusals.ts'
import type { Scanner } from './scanner.ts'

/** Step into a JSON value: `->` keeps JSON, `->>` gives text. */
export type JsonStep = { arrow: '->' | '->>'; key: string; isIndex: boolean }

/** Column, or place inside a JSON column. */
export type Field = { name: string; path: readonly JsonStep[] }

const INDEX = /-?\d+(?=->|::|[.,)]|$)/y
const KEY = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y

export function parseField(scanner: Scanner): Field {
  scanner.blanks()
  const field = { name: scanner.requireName(), path: parseJsonPath(scanner) }
  scanner.blanks()
  return field
}

export function parseJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = []
  while (scanner.startsWith('->')) {
    const arrow = scanner.accept('->>') ? '->>' : '->'
    if (arrow === '->') scanner.expect('->')
    path.push({ arrow, ...parseJsonKey(scanner) })
    if (path.length > LIMITS.jsonPathSteps) throw limitExceeded('JSON keys', LIMITS.jsonPathSteps)
  }
  return path
}

function parseJsonKey(scanner: Scanner): { key: string; isIndex: boolean } {
  const index = scanner.match(INDEX)
  if (index) return { key: index[0], isIndex: true }
  const key = scanner.quoted() ?? scanner.match(KEY)?.[0].trim()
  if (key === undefined) return scanner.fail('any non reserved character different from: .,>()')
  return { key, isIndex: false }
}
