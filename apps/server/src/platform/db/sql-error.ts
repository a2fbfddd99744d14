/** Refusal of a statement by PostgreSQL, without driver types. */
export class SqlError extends Error {
  /** SQLSTATE, five characters. */
  readonly sqlState: string
  readonly #detail: string | null
  readonly hint: string | null
  readonly constraint: string | null
  /**
   * Function of PostgreSQL's source that raised it: tells errors of one SQLSTATE apart in every
   * language.
   */
  readonly routine: string | null

  constructor(
    message: string,
    fields: {
      sqlState: string
      detail?: string | undefined
      hint?: string | undefined
      constraint?: string | undefined
      routine?: string | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: fields.cause })
    this.name = 'SqlError'
    this.sqlState = fields.sqlState
    this.#detail = fields.detail ?? null
    this.hint = fields.hint ?? null
    this.constraint = fields.constraint ?? null
    this.routine = fields.routine ?? null
  }

  /**
   * PostgreSQL's DETAIL, which quotes the refused row: for the sender only, never for a log, which
   * lists own properties only.
   */
  get detail(): string | null {
    return this.#detail
  }
}
