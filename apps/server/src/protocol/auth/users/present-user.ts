import { isoTime } from './iso-time.ts'
import { presentFactor } from './present-factor.ts'
import type { IdentityRow, UserRow } from './user-row.ts'

/** User as clients see them: unset fields are absent, never `null`; secrets are left out. */
export const presentUser = (user: UserRow) => ({
  id: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email ?? '',
  ...present('email_confirmed_at', user.email_confirmed_at),
  ...present('invited_at', user.invited_at),
  phone: user.phone ?? '',
  ...present('phone_confirmed_at', user.phone_confirmed_at),
  ...present('confirmation_sent_at', user.confirmation_sent_at),
  ...present('confirmed_at', user.confirmed_at),
  ...present('recovery_sent_at', user.recovery_sent_at),
  ...(user.email_change ? { new_email: user.email_change } : {}),
  ...present('email_change_sent_at', user.email_change_sent_at),
  ...(user.phone_change ? { new_phone: user.phone_change } : {}),
  ...present('phone_change_sent_at', user.phone_change_sent_at),
  ...present('reauthentication_sent_at', user.reauthentication_sent_at),
  ...present('last_sign_in_at', user.last_sign_in_at),
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  identities: user.identities.map(presentIdentity),
  ...(user.factors.length > 0 ? { factors: user.factors.map(presentFactor) } : {}),
  created_at: isoTime(user.created_at),
  updated_at: isoTime(user.updated_at),
  ...present('banned_until', user.banned_until),
  ...present('deleted_at', user.deleted_at),
  is_anonymous: user.is_anonymous,
  ...(user.is_sso_user ? { is_sso_user: true } : {}),
})

const presentIdentity = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: isoTime(identity.last_sign_in_at ?? identity.created_at),
  created_at: isoTime(identity.created_at),
  updated_at: isoTime(identity.updated_at),
  ...(identity.email === null ? {} : { email: identity.email }),
})

const present = (key: string, time: string | null) =>
  time === null ? {} : { [key]: isoTime(time) }
