import type { Database } from '../../../platform/db/database.ts'
import { hashSecret } from './new-secret.ts'

/** Tables of secret addresses, with the join (SQL) that leads to the account of their owner, `users`. */
const OWNERS = {
  calendar_feeds: 'join auth.users on users.id = person_id',
  team_shares: `join public.projects on projects.id = project_id join auth.users on users.id = client_id`,
} as const

type Wanted = {
  table: keyof typeof OWNERS
  /** Columns of the answer (SQL); the table is `addresses`. */
  columns: string
}

/**
 * Row of a secret address; undefined for an unknown one, and while its owner is banned. That it was read is noted once an
 * hour.
 */
export async function findBySecret<Row>(
  db: Database,
  secret: string,
  { table, columns }: Wanted,
): Promise<Row | undefined> {
  const hash = hashSecret(secret)
  const [found] = await db.query<{ row: Row; is_noted: boolean }>(
    `select (select to_jsonb(shown) from (select ${columns}) as shown) as row,
       coalesce(addresses.read_at > now() - interval '1 hour', false) as is_noted
     from public.${table} as addresses ${OWNERS[table]}
     where token_hash = $1 and deleted_at is null and (banned_until is null or banned_until <= now())`,
    [hash],
  )
  if (found?.is_noted === false) {
    await db.query(`update public.${table} set read_at = now() where token_hash = $1`, [hash])
  }
  return found?.row
}
