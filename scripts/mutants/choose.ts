import { KNOWN_SURVIVORS } from '../../tests/mutants/known-survivors.ts'
import type { Mutant } from '../../tests/mutants/mutant.ts'
import { draw } from './draw.ts'

const DRAWN = 100

/** Words of a command, read: how many are drawn, which of these, and parts of names. */
type Wanted = { count: number | undefined; slice: [from: number, to: number]; texts: string[] }

/** Mutant, and its place in the whole draw, from 1. */
export type Numbered = { mutant: Mutant; number: number }

/**
 * Mutants that a command asks for. A number draws so many by chance, half of them of the schema (100 unless told),
 * `21-40` takes only these of them, and any other word only those of that kind or whose name holds it; with words and no
 * number all of these are taken, the known survivors too, which are not drawn.
 */
export function choose(all: readonly Mutant[], words: readonly string[], seed: number): Numbered[] {
  const { count, slice, texts } = readWanted(words)
  const [from, to] = slice
  const named = all.filter(
    ({ kind, name }) =>
      texts.length === 0 || texts.some((text) => kind === text || name.includes(text)),
  )
  const isDrawn = count !== undefined || texts.length === 0
  const chosen = isDrawn ? drawn(named, count ?? DRAWN, seed) : named
  return chosen
    .map((mutant, index) => ({ mutant, number: index + 1 }))
    .filter(({ number }) => from <= number && number <= to)
}

function readWanted(words: readonly string[]): Wanted {
  const wanted: Wanted = { count: undefined, slice: [1, Number.POSITIVE_INFINITY], texts: [] }
  for (const word of words) {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? []
    if (from !== undefined && to !== undefined) wanted.slice = [Number(from), Number(to)]
    else if (/^\d+$/.test(word)) wanted.count = Number(word)
    else wanted.texts.push(word)
  }
  return wanted
}

function drawn(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const open = all.filter(({ name }) => !KNOWN_SURVIVORS.has(name))
  const nameOf = ({ name }: Mutant) => name
  const drawnOf = (isOfSchema: boolean, most: number) =>
    draw(
      open.filter(({ kind }) => (kind === 'schema') === isOfSchema),
      { nameOf, kindOf: firstWord, count: most, seed },
    )
  const ofSchema = drawnOf(true, Math.ceil(count / 2))
  const ofCode = drawnOf(false, count - ofSchema.length)
  const kindOf = ({ kind }: Mutant) => String(kind === 'schema')
  return draw([...ofSchema, ...ofCode], { nameOf, kindOf, count, seed })
}

const firstWord = ({ name }: Mutant): string => name.split(' ', 1).join()
