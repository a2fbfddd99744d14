/** Content of the dumped state, read in the same transaction or with the engine held still. */
export type Snapshot = {
  serverVersion: number
  tables: Record<string, number>
  migrations: Record<string, string>
  /** Versions of the pictures that rows point to. */
  versions: string[]
}

/** Runs a statement and returns its rows. */
export type Ask = (text: string) => Promise<Record<string, unknown>[]>

/** Tables whose rows a backup keeps: unlogged ones (counts of a minute) are empty after a restore. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = relnamespace
   where relkind = 'r' and relpersistence = 'p' and nspname !~ '^pg_' and nspname <> 'information_schema'
     and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
   order by 1`

/** Rows of every table, in one statement and so of one moment. */
export async function countRows(ask: Ask): Promise<Record<string, number>> {
  const names = (await ask(TABLES)).map(({ name }) => String(name))
  if (names.length === 0) return {}
  const counts = names.map(
    (name) =>
      `select '${name.replaceAll("'", "''")}' as name, count(*)::float8 as rows from ${name}`,
  )
  const rows = await ask(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows }) => [String(name), Number(rows)]))
}

export async function readSnapshot(ask: Ask): Promise<Snapshot> {
  const [server] = await ask(`select current_setting('server_version_num')::int as version`)
  const migrations = await ask('select file, sha256 from podium.migration_hashes order by file')
  const versions = await ask('select version::text from storage.objects order by version')
  return {
    serverVersion: Number(server?.version),
    tables: await countRows(ask),
    migrations: Object.fromEntries(
      migrations.map(({ file, sha256 }) => [String(file), String(sha256)]),
    ),
    versions: versions.map(({ version }) => String(version)),
  }
}
