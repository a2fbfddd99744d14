import type { Tx } from '../../../platform/db/database.ts'

/** Whether the account of an address or phone was signed in to from a network lately. */
export async function isKnownNetwork(
  tx: Tx,
  { address, network }: { address: string; network: string },
): Promise<boolean> {
  const known = await tx.query(
    `select from auth.known_networks join auth.users on users.id = user_id
      where (email = $1 or phone = $1) and not is_sso_user and network = $2`,
    [address, network],
  )
  return known.length > 0
}
