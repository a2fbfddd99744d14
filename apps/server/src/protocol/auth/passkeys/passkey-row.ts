import type { Tx } from '../../../platform/db/database.ts'
import { isoTime } from '../users/iso-time.ts'

/** Row of `auth.webauthn_credentials` without its key; times are text. */
export type PasskeyRow = {
  id: string
  credential_id: Buffer
  transports: string[]
  friendly_name: string
  created_at: string
  last_used_at: string | null
}

const COLUMNS =
  'id::text, credential_id, transports, friendly_name, created_at::text, last_used_at::text'

/** Passkeys of an account, oldest first. */
export const passkeysOf = (tx: Tx, userId: string): Promise<PasskeyRow[]> =>
  tx.query<PasskeyRow>(
    `select ${COLUMNS} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [userId],
  )

type Renaming = { userId: string; id: string; name: string; now: Date }

/** Gives an own passkey another name; undefined where there is none of this id. */
export async function renamePasskey(
  tx: Tx,
  { userId, id, name, now }: Renaming,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.query<PasskeyRow>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4
      where user_id = $1 and id = $2 returning ${COLUMNS}`,
    [userId, id, name, now],
  )
  return row
}

/** Passkey as clients see it; the name is absent where nobody gave one. */
export const presentPasskey = (row: PasskeyRow) => ({
  id: row.id,
  ...(row.friendly_name === '' ? {} : { friendly_name: row.friendly_name }),
  created_at: isoTime(row.created_at),
  ...(row.last_used_at === null ? {} : { last_used_at: isoTime(row.last_used_at) }),
})
