import { randomUUID } from 'node:crypto'
import type { Metadata } from '../users/metadata.ts'
import type { UserRow } from '../users/user-row.ts'

/**
 * Fake user for a sign-up with a confirmed address, so that it does not reveal who has an account:
 * the caller's data under a random id, nothing of the real account. Clients recognise it by
 * `identities`.
 */
export const concealedUser = (
  { aud, email, phone }: UserRow,
  { data, now }: { data: Metadata; now: Date },
): UserRow => ({
  id: randomUUID(),
  aud,
  role: '',
  email,
  phone,
  encrypted_password: null,
  email_confirmed_at: null,
  phone_confirmed_at: null,
  confirmed_at: null,
  invited_at: null,
  confirmation_sent_at: now.toISOString(),
  recovery_sent_at: null,
  email_change: null,
  email_change_sent_at: null,
  phone_change: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
  last_sign_in_at: null,
  banned_until: null,
  deleted_at: null,
  is_anonymous: false,
  raw_app_meta_data: { provider: 'email', providers: ['email'] },
  raw_user_meta_data: data,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  identities: [],
})
