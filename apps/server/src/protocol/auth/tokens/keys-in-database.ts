import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database, Tx } from '../../../platform/db/database.ts'

/** Channel that announces a rotation of keys to every instance. */
export const KEYS_CHANNEL = 'auth_keys'

/** Key with the time from which it verifies nothing any more, in milliseconds since 1970. */
export type StoredKey = { jwk: JWK; retiresAtMs?: number }

/**
 * Keys in the database that are not retired, newest first; creates the first one. Two instances that
 * start at once take turns, so both use the same key.
 */
export async function keysInDatabase(db: Database): Promise<StoredKey[]> {
  const fresh = await makeKey() // before the transaction: the embedded engine has one connection
  return db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`)
    const kept = await readKeys(tx)
    if (kept.some(({ retiresAtMs }) => retiresAtMs === undefined)) return kept
    await insertKey(tx, fresh)
    return [{ jwk: fresh }, ...kept]
  })
}

/** Keys that are not retired, newest first. */
export async function readKeys(tx: Tx): Promise<StoredKey[]> {
  const rows = await tx.query<{ private_jwk: JWK; retires_at: string | null }>(
    `select private_jwk, retires_at::text from auth.signing_keys
      where retires_at is null or retires_at > now()
      order by retires_at desc nulls first, created_at desc, kid`,
  )
  return rows.map(({ private_jwk: jwk, retires_at }) => ({
    jwk,
    ...(retires_at !== null && { retiresAtMs: new Date(retires_at).getTime() }),
  }))
}

export const insertKey = (tx: Tx, key: JWK) =>
  tx.query('insert into auth.signing_keys (kid, private_jwk) values ($1, $2)', [
    key.kid,
    JSON.stringify(key),
  ])

/** New ES256 key pair, named by its thumbprint. */
export async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return {
    ...jwk,
    kid: await calculateJwkThumbprint(jwk),
    alg: 'ES256',
    key_ops: ['sign', 'verify'],
  }
}
