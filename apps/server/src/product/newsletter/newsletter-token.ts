import { createHash, randomBytes } from 'node:crypto'

/** New secret for a link; the database stores only its hash. */
export function newNewsletterToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('hex')
  return { token, tokenHash: hashNewsletterToken(token) }
}

export const hashNewsletterToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
