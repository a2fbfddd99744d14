import { AppError } from '@podium/domain'
import { z } from 'zod'
import { checkPassword } from '../passwords/check-password.ts'
import { isHash, type Passwords } from '../passwords/passwords.ts'

/** Fields of an account an admin may set, when creating it and later. */
export const AccountFields = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
  app_metadata: z.record(z.string(), z.unknown()).default({}),
  role: z.string().max(255).default(''),
  aud: z.string().max(255).default(''),
  ban_duration: z.string().default(''),
})
export type AccountFields = z.output<typeof AccountFields>

/** Password hash to store, undefined if neither a password nor a hash was given. */
export async function givenPasswordHash(
  passwords: Passwords,
  { password, password_hash: hash }: Pick<AccountFields, 'password' | 'password_hash'>,
): Promise<string | undefined> {
  if (password && hash) throw invalid('Only a password or a password hash should be provided')
  if (hash) {
    if (!isHash(hash)) throw invalid('Invalid password hash format')
    return hash
  }
  if (!password) return undefined
  checkPassword(password)
  return passwords.hash(password)
}

const invalid = (text: string) => new AppError('validation_failed', { text })
