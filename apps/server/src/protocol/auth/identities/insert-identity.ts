import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { Profile } from '../providers/profile.ts'

type NewIdentity = { userId: string; provider: string; profile: Profile; now: Date }

/**
 * Adds an identity to an account. Throws `identity_already_exists` (422) if somebody has it, also
 * since this moment.
 */
export async function insertIdentity(
  tx: Tx,
  { userId, provider, profile: { subject, data }, now }: NewIdentity,
): Promise<void> {
  const [made] = await tx.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5) on conflict do nothing returning id`,
    [userId, provider, subject, JSON.stringify(data), now],
  )
  if (made === undefined) throw new AppError('identity_already_exists')
  await refreshProviders(tx, userId, now)
}

/** Writes the providers of an account's identities to its app metadata, the oldest first. */
export const refreshProviders = (tx: Tx, userId: string, now: Date) =>
  tx.query(
    `update auth.users set updated_at = $2, raw_app_meta_data = raw_app_meta_data
            || jsonb_build_object('provider', known.names -> 0, 'providers', known.names)
       from (select jsonb_agg(provider order by first_at, provider not in ('email', 'phone'), provider) as names
               from (select provider, min(created_at) as first_at
                       from auth.identities where user_id = $1 group by provider) as each) as known
      where users.id = $1 and known.names is not null`,
    [userId, now],
  )

/**
 * Removes the identities that do not assert the account's own address: whoever had taken the account
 * over may have added them. Its person adds theirs again.
 */
export async function forgetForeignIdentities(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.query(
    `delete from auth.identities using auth.users
      where users.id = $1 and user_id = $1 and provider not in ('email', 'phone') and not
        coalesce(identities.email = users.email and identity_data @> '{"email_verified": true}', false)`,
    [userId],
  )
  await refreshProviders(tx, userId, now)
}
