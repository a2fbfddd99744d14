/** Error of the data API: HTTP status and PostgREST's four keys. */
export class RestError extends Error {
  /** PostgREST code (`PGRST…`) or SQLSTATE. */
  readonly code: string
  readonly status: number
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(fields: RestErrorFields) {
    super(fields.message)
    this.name = 'RestError'
    this.code = fields.code
    this.status = fields.status
    this.details = fields.details ?? null
    this.hint = fields.hint ?? null
    this.headers = fields.headers ?? {}
  }
}

type RestErrorFields = {
  code: string
  status: number
  message: string
  details?: unknown
  hint?: string | null | undefined
  headers?: Record<string, string>
}

/** JSON body with all four keys, always: supabase-js copies it to `error` as it is. */
export const toRestBody = ({ code, details, hint, message }: RestError): string =>
  JSON.stringify({ code, details, hint, message })
