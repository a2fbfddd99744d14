/** The driver's own way of writing a value as PostgreSQL reads it; exported, but untyped. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): string | Buffer | null }
  export default utils
}
