type Terms = readonly (readonly [variable: string, factor: number])[]

/** Mixed integer program. */
export type Linear = {
  aim: 'max' | 'min'
  objective: Terms
  /** Added to the objective. */
  constant: number
  rows: { terms: Terms; sense: '<=' | '>=' | '='; bound: number }[]
  binaries: readonly string[]
  /** Variables between 0 and 1. */
  shares: readonly string[]
}

/** Program in the CPLEX LP format. */
export function linearText({ aim, objective, constant, rows, binaries, shares }: Linear): string {
  const lines = [
    aim === 'max' ? 'Maximize' : 'Minimize',
    ` obj: ${sumText(objective)} + ${constant} one`,
    'Subject To',
    ...rows
      .filter(({ terms }) => terms.length > 0)
      .map(({ terms, sense, bound }, at) => ` r${at}: ${sumText(terms)} ${sense} ${bound}`),
    'Bounds',
    ' one = 1',
    ...shares.map((name) => ` 0 <= ${name} <= 1`),
    'Binary',
    ...binaries.map((name) => ` ${name}`),
    'End',
  ]
  return lines.join('\n')
}

/** Terms one per line: lines of the format are bounded. */
function sumText(terms: Terms): string {
  return terms
    .map(([name, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor).toFixed(9)} ${name}`)
    .join('\n  ')
}
