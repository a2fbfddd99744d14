/**
 * Draws by chance, the same for the same seed, and evenly: one of each kind in turn, until there are `count` or no more.
 */
export function draw<T>(
  values: readonly T[],
  kindOf: (value: T) => string,
  { count, seed }: Draw,
): T[] {
  const kinds = [...Map.groupBy(shuffled(values, seed), kindOf).values()]
  const rounds = Math.max(0, ...kinds.map(({ length }) => length))
  const inTurn = Array.from({ length: rounds }, (_, round) => kinds.map((kind) => kind[round]))
  return inTurn
    .flat()
    .filter((value) => value !== undefined)
    .slice(0, count)
}

type Draw = { count: number; seed: number }

/** Random order from a linear congruential generator. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  const rest = [...values]
  const order: T[] = []
  let state = seed
  while (rest.length > 0) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    order.push(...rest.splice(Math.floor((state / 2_147_483_648) * rest.length), 1))
  }
  return order
}
