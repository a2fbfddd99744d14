import type { Purpose } from './one-time-tokens.ts'

/** Token purposes each `type` of a verification may redeem; `email` lets the token decide. */
const PURPOSES: Record<string, readonly Purpose[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
}

/** Purposes of a type; undefined for one the protocol does not know. */
export const purposesOf = (type: string): readonly Purpose[] | undefined =>
  Object.hasOwn(PURPOSES, type) ? PURPOSES[type] : undefined
