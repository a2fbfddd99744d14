import { createHash, randomBytes } from 'node:crypto'

/** New secret of an address: 43 characters of base64url. The database stores only its hash. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
