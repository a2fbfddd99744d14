import pg from 'pg'
import utils from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import type { Statement, StatementResult } from './database.ts'

/** Prepared statements of one connection by name, with the columns of their last answer. */
export type PreparedNames = Map<string, { text: string; fields?: Field[] }>

type Ready = { name: string; text: string; values: (string | Buffer | null)[] }
type Field = { name: string; parse: (text: string) => unknown }

/**
 * Pipeline of statements sent in one write and ended by one Sync: PostgreSQL runs what comes before
 * a Sync as one transaction and commits there, or rolls all of it back at the first refusal
 * (PostgreSQL manual, "Pipelining"). So it needs no `begin` or `commit` and one round trip. It
 * extends the driver's Query, because in pipeline mode the driver accepts no other.
 */
export class Flush extends pg.Query {
  /** Results of the statements, in order. Rejects with the driver's error. */
  readonly answer: Promise<StatementResult[]>
  readonly #statements: readonly Ready[]
  readonly #names: PreparedNames
  /** Names this flush prepares; removed from the known ones if it fails. */
  readonly #fresh: string[] = []
  readonly #results: StatementResult[] = []
  readonly #settle: PromiseWithResolvers<StatementResult[]>
  /** Columns of the statement that is answering, when it was asked to describe them. */
  #fields: Field[] | undefined
  #rows: Record<string, unknown>[] = []
  readonly #onProgress: ((answered: number) => void) | undefined

  constructor(
    statements: readonly Statement[],
    names: PreparedNames,
    onProgress?: (answered: number) => void,
  ) {
    super('')
    this.#onProgress = onProgress
    // Values are serialised before anything is sent: one that cannot be must not leave half a flush
    // behind.
    this.#statements = statements.map(({ name = '', text, values = [] }) => ({
      name,
      text,
      values: values.map((value) => utils.prepareValue(value)),
    }))
    this.#names = names
    this.#settle = Promise.withResolvers()
    this.answer = this.#settle.promise
  }

  /**
   * Sends all messages as one buffer in one write: each message on its own costs a write of the
   * stream.
   */
  override submit = (connection: pg.Connection) => {
    const messages = this.#statements.flatMap((statement) => this.#messagesFor(statement))
    connection.stream.write(Buffer.concat([...messages, serialize.sync()]))
    this.#onProgress?.(0)
  }

  #messagesFor({ text, name, values }: Ready): Buffer[] {
    const messages: Buffer[] = []
    if (name === '' || !this.#names.has(name)) {
      // Closes what a failed flush may have left prepared; closing an unknown name is no error.
      if (name !== '') messages.push(serialize.close({ type: 'S', name }))
      messages.push(serialize.parse({ name, text, types: [] }))
      if (name !== '') {
        this.#names.set(name, { text })
        this.#fresh.push(name)
      }
    }
    messages.push(serialize.bind({ statement: name, values }))
    // PostgreSQL refuses to run a prepared statement whose columns have changed since.
    if (this.#names.get(name)?.fields === undefined) {
      messages.push(serialize.describe({ type: 'P', name: '' }))
    }
    messages.push(serialize.execute())
    return messages
  }

  /** Prepared statement now answering; statements answer in order. */
  get #prepared() {
    return this.#names.get(this.#statements[this.#results.length]?.name ?? '')
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    this.#fields = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text'),
    }))
    const prepared = this.#prepared
    if (prepared) prepared.fields = this.#fields
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const row: Record<string, unknown> = {}
    const known = this.#fields ?? this.#prepared?.fields ?? []
    for (let at = 0; at < known.length; at += 1) {
      const field = known[at]
      const text = fields[at] ?? null
      if (field) row[field.name] = text === null ? null : field.parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }) {
    // The tag ends with the count, where the command has one: "INSERT 0 3", "SELECT 20", "SET".
    const count = Number(/\d+$/.exec(text)?.[0] ?? 0)
    this.#results.push({ rows: this.#rows, rowCount: count })
    this.#rows = []
    this.#fields = undefined
    this.#onProgress?.(this.#results.length)
  }

  handleEmptyQuery() {
    this.#results.push({ rows: [], rowCount: 0 })
  }

  handleReadyForQuery() {
    this.#settle.resolve(this.#results)
  }

  handleError(error: Error) {
    for (const name of this.#fresh) this.#names.delete(name)
    this.#settle.reject(error)
  }
}
