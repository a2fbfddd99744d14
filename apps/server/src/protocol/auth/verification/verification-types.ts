import type { Purpose } from './one-time-tokens.ts'

/** Token purposes each `type` of a verification by mail may redeem; `email` lets the token decide. */
const PURPOSES: Record<string, readonly Purpose[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
}

/** The same for codes that were sent to a phone. */
const PHONE_PURPOSES: Record<string, readonly Purpose[]> = {
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
}

/** Purposes of a type of phone code; undefined for one the protocol does not know. */
export const phonePurposesOf = (type: string): readonly Purpose[] | undefined =>
  Object.hasOwn(PHONE_PURPOSES, type) ? PHONE_PURPOSES[type] : undefined

/** Purposes of a type; undefined for one the protocol does not know. */
export const purposesOf = (type: string): readonly Purpose[] | undefined =>
  Object.hasOwn(PURPOSES, type) ? PURPOSES[type] : undefined
