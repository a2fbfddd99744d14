import { randomUUID } from 'node:crypto'
import { type Claims, identityStatement } from '../../../platform/db/as-identity.ts'
import type { Database, Statement, Tx } from '../../../platform/db/database.ts'
import type { ObjectPath } from '../requests/object-path.ts'

/** Metadata of a row's file, with the keys of Supabase Storage. */
export type FileMetadata = {
  /** ETag in quotes, as the header requires. */
  eTag: string
  /** Size in bytes. */
  size: number
  mimetype: string
  cacheControl: string
  /** Time in ISO 8601. */
  lastModified: string
}

export type NewObject = ObjectPath & {
  version: string
  ownerId: string | undefined
  metadata: FileMetadata
  userMetadata: Record<string, unknown> | null
}

export type StoreOptions = { isUpsert: boolean }

/**
 * Whether the policies allow the upload: tried with a row that is rolled back, before the body is
 * read. Throws `SqlError`.
 */
export async function requireMayStore(
  db: Database,
  claims: Claims,
  object: NewObject & StoreOptions,
): Promise<void> {
  await db.batch(
    [
      {
        text: 'insert into storage.orphaned_files (version, due_at) values ($1, now())',
        values: [object.version],
      },
      identityStatement(claims),
      storeStatement(randomUUID(), object),
    ],
    { end: 'rollback' },
  )
}

/**
 * Inserts the row, or with `isUpsert` replaces one of that name. Returns its id. Throws `SqlError`.
 */
export async function storeRow(tx: Tx, object: NewObject & StoreOptions): Promise<string> {
  const id = randomUUID()
  const { text, values } = storeStatement(id, object)
  const [row] = await tx.query<{ id: string }>(text, values)
  return row?.id ?? id
}

/**
 * Statement that stores a row; without `returning` for a new one, because storing needs no right to
 * read.
 */
function storeStatement(id: string, object: NewObject & StoreOptions): Statement {
  const { bucket, name, version, ownerId = null, metadata, userMetadata, isUpsert } = object
  const insert = `insert into storage.objects
      (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values ($1, $2, $3, case when $4::text ~ '^[0-9a-f-]{36}$' then $4::text::uuid end, $4::text, $5, $6, $7)`
  const replace = `on conflict (bucket_id, name) do update set
      version = excluded.version, owner = excluded.owner, owner_id = excluded.owner_id,
      metadata = excluded.metadata, user_metadata = excluded.user_metadata, updated_at = now()
    returning id`
  return {
    text: isUpsert ? `${insert} ${replace}` : insert,
    values: [
      id,
      bucket,
      name,
      ownerId,
      version,
      JSON.stringify(metadata),
      userMetadata && JSON.stringify(userMetadata),
    ],
  }
}
