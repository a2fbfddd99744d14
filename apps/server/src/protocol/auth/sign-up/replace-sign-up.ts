import type { Tx } from '../../../platform/db/database.ts'

/**
 * Deletes the unconfirmed sign-up of an address or phone, which a newer one replaces; one made, invited or
 * banned by an admin stays. Two sign-ups with one at once take turns, so that the later one
 * replaces the earlier. `isForeign`: it was asked for by another network than `askedFrom`, or is
 * contested itself.
 */
export async function replaceSignUp(
  tx: Tx,
  { address, askedFrom }: { address: string; askedFrom: string | null },
): Promise<{ isForeign: boolean }> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [address])
  const replaced = await tx.query<{ is_foreign: boolean }>(
    `delete from auth.users where (email = $1 or phone = $1) and not is_sso_user and confirmed_at is null
        and signed_up_at is not null and invited_at is null and banned_until is null
     returning exists (select from auth.one_time_tokens
       where user_id = users.id and (is_contested or asked_from <> $2)) as is_foreign`,
    [address, askedFrom],
  )
  return { isForeign: replaced.some(({ is_foreign }) => is_foreign) }
}
