import { createHash, randomBytes } from 'node:crypto'

/** New secret of a calendar's address: 43 characters of base64url. The database stores only its hash. */
export function newCalendarToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashCalendarToken(token) }
}

export const hashCalendarToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
