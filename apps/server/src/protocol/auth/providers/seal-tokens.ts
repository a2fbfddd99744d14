import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ProviderTokens } from './provider.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const Tokens = z.object({
  provider_token: z.string(),
  provider_refresh_token: z.string().exactOptional(),
})

/**
 * A provider's tokens, encrypted with the code that a client exchanges: the database has its hash
 * only, so nobody else reads them there.
 */
export function sealTokens(tokens: ProviderTokens, code: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(code), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(tokens)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Tokens of `sealTokens`. Throws for another code. */
export function openTokens(sealed: string, code: string): ProviderTokens {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(code), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([
    decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ])
  return Tokens.parse(JSON.parse(text.toString()))
}

const keyOf = (code: string) =>
  new Uint8Array(hkdfSync('sha256', code, '', 'tokens of an external provider', 32))
