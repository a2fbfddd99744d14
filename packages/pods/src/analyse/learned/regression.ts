/** Weights of the circumstances of a logistic regression, by name. */
export type Weights = ReadonlyMap<string, number>

const TENTH = 10

/** Weights from a text of names and whole tenths: "asked=6 home=14". */
export const readWeights = (text: string): Weights =>
  new Map(
    text.split(' ').map((one) => {
      const at = one.lastIndexOf('=')
      return [one.slice(0, at), Number(one.slice(at + 1)) / TENTH]
    }),
  )

/** Log-odds of what holds; a circumstance without a weight says nothing. */
export const oddsOf = (circumstances: Iterable<string>, weights: Weights): number => {
  let odds = 0
  for (const one of circumstances) odds += weights.get(one) ?? 0
  return odds
}
