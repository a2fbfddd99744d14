import type { Database } from '../../platform/db/database.ts'
import { DEMO_SIGN_INS, type DemoSignIn, randomPassword } from './demo-sign-ins.ts'

/**
 * Error for a server that others can reach, with demo accounts in its database and without
 * `DEMO=on`.
 */
export class OpenDemoError extends Error {
  constructor(accounts: number) {
    super(
      `The database holds ${accounts} demo accounts, and HOST or PUBLIC_URL opens this server to others. Start with an empty database (another DATA_DIR or DATABASE_URL), or keep the demo with DEMO=on: the passwords of its source are then replaced by new ones, printed here.`,
    )
    this.name = 'OpenDemoError'
  }
}

/** Number of accounts made by the demo content, whatever their addresses and roles are now. */
export async function countDemoAccounts(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from auth.users where ${IS_DEMO} and deleted_at is null`,
  )
  return row?.count ?? 0
}

type Passwords = {
  isPasswordOf: (personId: string, password: string) => Promise<boolean>
  hashPassword: (password: string) => Promise<string>
}

/**
 * Sign-ins of the demo accounts that still had a published password: each gets a random one and
 * loses its sessions. Of instances that start together, one replaces it and prints it.
 */
export async function replaceKnownPasswords(
  db: Database,
  { isPasswordOf, hashPassword }: Passwords,
): Promise<DemoSignIn[]> {
  const replaced: DemoSignIn[] = []
  for (const { id, email, role, hash } of await listWithPassword(db)) {
    const isKnown = await Promise.all(
      DEMO_SIGN_INS.map(({ password }) => isPasswordOf(id, password)),
    )
    if (!isKnown.includes(true)) continue
    const password = randomPassword()
    const [changed] = await db.query(
      `with changed as (
         update auth.users set encrypted_password = $3, updated_at = now()
         where id = $1 and encrypted_password = $2 returning id),
       ended as (delete from auth.sessions using changed where user_id = changed.id)
       select from changed`,
      [id, hash, await hashPassword(password)],
    )
    if (changed) replaced.push({ role, email, password })
  }
  return replaced
}

type Account = { id: string; email: string; role: DemoSignIn['role']; hash: string }

const listWithPassword = (db: Database) =>
  db.query<Account>(
    `select id, email, account_roles.role, encrypted_password as hash
     from auth.users join public.account_roles using (id)
     where ${IS_DEMO} and email is not null and encrypted_password is not null order by created_at, id`,
  )

/**
 * SQL condition for demo accounts, by the mark of `loadDemoContent` in metadata only the server
 * writes.
 */
const IS_DEMO = `raw_app_meta_data @> '{"demo": true}'`
