import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 160 bits, as hexadecimal text. */
const BYTES = 20

/** The shape of every refresh token, those of Supabase Auth (12 characters) included. */
const SHAPE = /^[a-z0-9]{12,64}$/

export const isRefreshToken = (token: string) => SHAPE.test(token)

/** A key or the first token of a session. */
export const randomToken = () => randomBytes(BYTES).toString('hex')

/**
 * The token that replaces `parent`. The same parent always gives the same child, so that two tabs which
 * refresh at once end with one token although the database keeps only hashes.
 */
export const childToken = (sessionKey: string, parent: string) =>
  createHmac('sha256', sessionKey)
    .update(parent)
    .digest('hex')
    .slice(0, BYTES * 2)

/** What the database keeps of a token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
