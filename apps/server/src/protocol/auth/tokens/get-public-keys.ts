import type { Context } from 'hono'
import type { SigningKeys } from './signing-keys.ts'

/** GET /.well-known/jwks.json: public keys that verify our tokens. */
export const getPublicKeys = (keys: SigningKeys) => (c: Context) =>
  c.json({ keys: keys.publicKeys() }, 200, { 'cache-control': 'public, max-age=600' })
