import type { Tx } from '../../../platform/db/database.ts'

/**
 * Deletes the unconfirmed sign-up of an address or phone, which a newer one replaces; one made, invited or
 * banned by an admin stays. Two sign-ups with one at once take turns, so that the later one
 * replaces the earlier. `isForeign`: it was asked for by another network than `askedFrom`, or is
 * contested itself; `isBound`: it was made in another browser than `browser`, or is bound itself.
 */
export async function replaceSignUp(
  tx: Tx,
  { address, askedFrom, browser = null }: Replacement,
): Promise<{ isForeign: boolean; isBound: boolean }> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [address])
  const replaced = await tx.query<{ is_foreign: boolean; is_bound: boolean }>(
    `delete from auth.users where (email = $1 or phone = $1) and not is_sso_user and confirmed_at is null
        and signed_up_at is not null and invited_at is null and banned_until is null
     returning exists (select from auth.one_time_tokens
       where user_id = users.id and (is_contested or asked_from <> $2)) as is_foreign,
       is_sign_up_bound or coalesce(sign_up_browser <> coalesce($3, ''), false) as is_bound`,
    [address, askedFrom, browser],
  )
  return {
    isForeign: replaced.some(({ is_foreign }) => is_foreign),
    isBound: replaced.some(({ is_bound }) => is_bound),
  }
}

type Replacement = {
  address: string
  /** Network that asks; null: the server itself. */
  askedFrom: string | null
  /** Hash of the secret of the browser that signs up; null: it has none. */
  browser?: string | null
}

/** Stores the browser of a sign-up, and whether its password counts for that one alone. */
export async function bindSignUp(
  tx: Tx,
  { userId, browser, isBound }: { userId: string; browser: string | null; isBound: boolean },
): Promise<void> {
  await tx.query(
    'update auth.users set sign_up_browser = $2, is_sign_up_bound = $3 where id = $1',
    [userId, browser, isBound],
  )
}
