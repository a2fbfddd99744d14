import { readFile } from 'node:fs/promises'
import type { JWK } from 'jose'
import { z } from 'zod'

const jwkSet = z.object({
  keys: z.array(z.looseObject({ kty: z.string() })).min(1),
})

/** Keys of a JWK set in a file (RFC 7517). Throws with the file's name when it cannot be used. */
export async function keysInFile(path: string): Promise<JWK[]> {
  try {
    return jwkSet.parse(JSON.parse(await readFile(path, 'utf8'))).keys
  } catch (cause) {
    // Neither the cause's message nor the file's content: both may hold key material.
    throw new Error(`AUTH_JWT_KEYS_FILE ${path} is no readable JWK set`, { cause })
  }
}
