/** One damage to the product, which tests have to notice. */
export type Mutant = SchemaMutant | CodeMutant

/** Damage to the migrated schema: SQL that runs after the migrations. */
export type SchemaMutant = { kind: 'schema'; name: string; sql: string }

/** Damage to one source file: the text that takes the place of the characters from `start` to `end`. */
export type CodeMutant = {
  kind: CodeMutantKind
  name: string
  /** Path below the project's folder. */
  file: string
  start: number
  end: number
  text: string
}

/**
 * Kinds of damage to code: a boundary (`<` to `<=`) or an equality turned, a refusal or a call of a check left out, an
 * operand of `&&` and `||` dropped, a limit raised, an access loosened, a step not awaited, a condition of an SQL statement
 * taken for true.
 */
export const CODE_MUTANT_KINDS = [
  'boundary',
  'equality',
  'guard',
  'check',
  'operand',
  'limit',
  'access',
  'await',
  'condition',
] as const
export type CodeMutantKind = (typeof CODE_MUTANT_KINDS)[number]
