import { AppError } from '@podium/domain'
import type { Statement, StatementResult, Tx } from '../../../platform/db/database.ts'
import { USER_JSON, type UserRow } from './user-row.ts'

const BY = {
  email: `select ${USER_JSON} as "user" from auth.users where email = $1 and not is_sso_user`,
  phone: `select ${USER_JSON} as "user" from auth.users where phone = $1 and not is_sso_user`,
}

/**
 * Prepared statement that finds the account of an address (lower case) or of a phone number (digits),
 * without accounts of SAML providers; `userOf` reads its result.
 */
export const userBy = (column: keyof typeof BY, value: string): Statement => ({
  name: `auth_user_by_${column}`,
  text: BY[column],
  values: [value],
})

export const userOf = (result: StatementResult | undefined): UserRow | undefined =>
  (result?.rows[0] as { user: UserRow } | undefined)?.user // the column of `BY`

/** Account of an address (lower case), without accounts of SAML providers. */
export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [found] = await tx.query<{ user: UserRow }>(BY.email, [email])
  return found?.user
}

/** Account of a phone number, in digits. */
export async function findUserByPhone(tx: Tx, phone: string): Promise<UserRow | undefined> {
  const [found] = await tx.query<{ user: UserRow }>(BY.phone, [phone])
  return found?.user
}

export async function findUserById(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [found] = await tx.query<{ user: UserRow }>(
    `select ${USER_JSON} as "user" from auth.users where id = $1`,
    [id],
  )
  return found?.user
}

/** Account, locked until the transaction ends. Throws `user_not_found` (404). */
export async function lockUser(tx: Tx, id: string): Promise<UserRow> {
  await tx.query('select from auth.users where id = $1 for update', [id])
  const user = await findUserById(tx, id)
  if (user === undefined) throw new AppError('user_not_found')
  return user
}
