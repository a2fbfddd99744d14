/** Most lines named in a message. */
const NAMED = 10

/** Error for a database that lacks roles, grants or policies; its message names them. */
export class AccessMissingError extends Error {
  override name = 'AccessMissingError'

  constructor(missing: readonly string[]) {
    const named = missing.slice(0, NAMED).map((line) => `  - ${line}\n`)
    const more = missing.length > NAMED ? `  and ${missing.length - NAMED} more\n` : ''
    super(
      `The database lacks what the migrations made in it:\n${named.join('')}${more}` +
        'npm run rights -- mend makes it anew.',
    )
  }
}
