import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from '../../../platform/db/database.ts'

/**
 * Keys in the database, newest first; creates the first one. Two instances that start at once take
 * turns, so both use the same key.
 */
export async function keysInDatabase(db: Database): Promise<JWK[]> {
  const fresh = await makeKey() // before the transaction: the embedded engine has one connection
  return db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`)
    const kept = await tx.query<{ private_jwk: JWK }>(
      'select private_jwk from auth.signing_keys order by created_at desc, kid',
    )
    if (kept.length > 0) return kept.map((row) => row.private_jwk)
    await tx.query('insert into auth.signing_keys (kid, private_jwk) values ($1, $2)', [
      fresh.kid,
      JSON.stringify(fresh),
    ])
    return [fresh]
  })
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return {
    ...jwk,
    kid: await calculateJwkThumbprint(jwk),
    alg: 'ES256',
    key_ops: ['sign', 'verify'],
  }
}
