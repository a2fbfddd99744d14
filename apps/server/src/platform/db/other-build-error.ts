/** Error for a database that has run other migrations than this build has; its message names them. */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError'

  constructor(migrations: readonly string[]) {
    const named = migrations.slice(0, NAMED).join(', ')
    const more = migrations.length > NAMED ? ` and ${migrations.length - NAMED} more` : ''
    super(
      'Another build of Podium made this database, with migrations that are not those of this one ' +
        `(${named}${more}). Start the build that made it, or give this one an empty database: ` +
        'another DATA_DIR, or another database in DATABASE_URL. Backups, too, are restored by the ' +
        'build that made them.',
    )
  }
}

/** Most migrations named in a message. */
const NAMED = 3
