/** Signs of something with whether it turned out right. */
export type Example = { signs: readonly string[]; isRight: boolean }

/** Strength by which weights are drawn to 0. */
const DRAW = 3
const ROUNDS = 60
const STEP = 0.5
const TENTH = 10

/**
 * Logistic regression over the signs that occur often enough, by gradient with steps that shrink as they add up, in
 * whole tenths as text: "asked=6 home=14".
 */
export function regress(examples: readonly Example[], least: number): string {
  const counts = new Map<string, number>()
  for (const { signs } of examples)
    for (const one of new Set(signs)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = [...counts].flatMap(([one, count]) =>
    count >= least && /^[^'\s\\,]+$/.test(one) ? [one] : [],
  )
  const at = new Map(names.map((one, index) => [one, index]))
  const rows = examples.map(({ signs, isRight }) => ({
    columns: [...new Set(signs)].flatMap((one) => at.get(one) ?? []),
    goal: isRight ? 1 : 0,
  }))
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(1e-6)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(names.length)
    for (const { columns, goal } of rows) {
      const odds = columns.reduce((sum, column) => sum + (weights[column] ?? 0), 0)
      const error = goal - 1 / (1 + Math.exp(-odds))
      for (const column of columns) slope[column] = (slope[column] ?? 0) + error
    }
    for (const [column, weight] of weights.entries()) {
      const step = (slope[column] ?? 0) - DRAW * weight
      squares[column] = (squares[column] ?? 0) + step * step
      weights[column] = weight + (STEP * step) / Math.sqrt(squares[column] ?? 1)
    }
  }
  return names
    .map((one, column) => [one, Math.round(TENTH * (weights[column] ?? 0))] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([one, weight]) => `${one}=${weight}`)
    .join(' ')
}
