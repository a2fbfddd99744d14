import type { Metadata } from './metadata.ts'

/**
 * Row of `auth.users` with its identities and factors, as JSON: times are text, `null` where nothing is set.
 */
export type UserRow = {
  id: string
  aud: string
  role: string
  email: string | null
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: string | null
  signed_up_at: string | null
  phone_confirmed_at: string | null
  confirmed_at: string | null
  invited_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  email_change: string | null
  email_change_sent_at: string | null
  phone_change: string | null
  phone_change_sent_at: string | null
  reauthentication_sent_at: string | null
  last_sign_in_at: string | null
  banned_until: string | null
  deleted_at: string | null
  is_anonymous: boolean
  /** Whether a company's identity provider keeps the account. */
  is_sso_user: boolean
  raw_app_meta_data: Metadata
  raw_user_meta_data: Metadata
  created_at: string
  updated_at: string
  identities: IdentityRow[]
  factors: FactorRow[]
}

export type IdentityRow = {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: Metadata
  email: string | null
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

/** Second factor without its secret. */
export type FactorRow = {
  id: string
  friendly_name: string | null
  factor_type: 'totp' | 'webauthn' | 'phone' | 'recovery_code'
  status: 'unverified' | 'verified'
  phone: string | null
  last_challenged_at: string | null
  created_at: string
  updated_at: string
}

/** SQL of a `FactorRow` of `auth.mfa_factors`. */
const FACTOR_JSON = `to_jsonb(mfa_factors) - '{user_id,secret,last_used_step,verified_at}'::text[]`

/**
 * SQL of a `UserRow` of `auth.users`, in one JSON column, because drivers differ in how they read
 * dates.
 */
export const USER_JSON = `to_jsonb(users) || jsonb_build_object('identities', coalesce((
  select jsonb_agg(to_jsonb(identities) order by identities.created_at, identities.provider, identities.id)
    from auth.identities where identities.user_id = users.id), '[]'), 'factors', coalesce((
  select jsonb_agg(${FACTOR_JSON} order by mfa_factors.created_at, mfa_factors.id)
    from auth.mfa_factors where mfa_factors.user_id = users.id), '[]'))`
