import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Size of a token in bytes: 160 bits, as hexadecimal text. */
const BYTES = 20

/** Pattern of every refresh token, those of Supabase Auth (12 characters) included. */
const SHAPE = /^[a-z0-9]{12,64}$/

export const isRefreshToken = (token: string) => SHAPE.test(token)

/** Random key or first token of a session. */
export const randomToken = () => randomBytes(BYTES).toString('hex')

/**
 * Token that replaces `parent`. The same parent always gives the same child, so that two tabs which
 * refresh at once get the same token although the database stores only hashes.
 */
export const childToken = (sessionKey: string, parent: string) =>
  createHmac('sha256', sessionKey)
    .update(parent)
    .digest('hex')
    .slice(0, BYTES * 2)

/** Hash of a token, as the database stores it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
