import { readFile } from 'node:fs/promises'
import type { JWK } from 'jose'
import { z } from 'zod'

const jwks = z.array(z.looseObject({ kty: z.string() })).min(1)

/** JWK set (RFC 7517 §5), or its keys as a bare array, as Supabase Auth takes them. */
const jwkSet = z.union([jwks, z.object({ keys: jwks }).transform(({ keys }) => keys)])

/** Keys of a JWK set in a file (RFC 7517). Throws with the file's name when it cannot be used. */
export async function keysInFile(path: string): Promise<JWK[]> {
  try {
    return jwkSet.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    // Neither the cause's message nor the file's content: both may hold key material.
    throw new Error(`AUTH_JWT_KEYS_FILE ${path} is no readable JWK set`, { cause })
  }
}
