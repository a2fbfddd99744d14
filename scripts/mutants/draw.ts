import { createHash } from 'node:crypto'

type Draw<T> = {
  nameOf: (value: T) => string
  kindOf: (value: T) => string
  count: number
  seed: number
}

/**
 * Draws by chance, the same for the same seed, and evenly: one of each kind in turn, until there are `count` or no more.
 * The order hangs on each value's name, so that one value more or less moves the others by a place at most.
 */
export function draw<T>(values: readonly T[], { nameOf, kindOf, count, seed }: Draw<T>): T[] {
  const placed = values
    .map((value) => ({ value, place: placeOf(`${seed} ${nameOf(value)}`) }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value)
  const kinds = [...Map.groupBy(placed, kindOf).values()]
  const rounds = Math.max(0, ...kinds.map(({ length }) => length))
  const inTurn = Array.from({ length: rounds }, (_, round) => kinds.map((kind) => kind[round]))
  return inTurn
    .flat()
    .filter((value) => value !== undefined)
    .slice(0, count)
}

/** Random place of a text among others: 48 bits. */
const placeOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, 6)
