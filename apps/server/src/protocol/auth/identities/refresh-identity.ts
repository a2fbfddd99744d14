import type { Tx } from '../../../platform/db/database.ts'
import type { Profile } from '../providers/profile.ts'

type Seen = { provider: string; profile: Profile; now: Date }

/** Brings an identity up to date. Returns whose it is; undefined for a new one. */
export async function refreshIdentity(
  tx: Tx,
  { provider, profile, now }: Seen,
): Promise<string | undefined> {
  const [identity] = await tx.query<{ user_id: string }>(
    `update auth.identities set identity_data = $3, last_sign_in_at = $4, updated_at = $4
      where provider = $1 and provider_id = $2 returning user_id::text`,
    [provider, profile.subject, JSON.stringify(profile.data), now],
  )
  return identity?.user_id
}
