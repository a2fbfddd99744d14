import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2'
import { verify as bcryptVerify } from '@node-rs/bcrypt'
import { limitConcurrency } from '../../../platform/http/limit-concurrency.ts'

/**
 * Cost of argon2id, the library's default variant: OWASP's minimum, about 9 ms of one core and 19
 * MiB.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Most jobs waiting: about five seconds' worth of hashes on two cores. */
const MAX_WAITING = 1_000

/**
 * Password hashing off the event loop, at most one job per core. Call it outside transactions: the
 * embedded engine has one connection, which must not wait for a hash.
 */
export type Passwords = {
  hash(password: string): Promise<string>
  /**
   * Whether the password matches the hash. For `null` (no account, or no password set) it compares
   * with a dummy hash, so that the duration reveals nothing, and returns false.
   */
  verify(hash: string | null, password: string): Promise<boolean>
}

export async function createPasswords(): Promise<Passwords> {
  const limit = limitConcurrency({ running: availableParallelism(), waiting: MAX_WAITING })
  const nobodys = await argon2Hash(randomBytes(32), PARAMETERS)

  return {
    hash: (password) => limit(() => argon2Hash(password.normalize('NFKC'), PARAMETERS)),
    verify: (hash, password) =>
      limit(async () => (await matchesAny(hash ?? nobodys, password)) && hash !== null),
  }
}

/**
 * Whether a hash should be replaced at the next sign-in: imported accounts may have bcrypt hashes.
 */
export const isOutdated = (hash: string) => !hash.startsWith('$argon2id$')

export const isHash = (text: string) => /^\$(argon2(id|i)\$v=19\$|2[aby]\$\d\d\$.{53}$)/.test(text)

/** Longest password that is looked at, in UTF-16 units: more than any account can have. */
const MAX_READ = 1_024

/**
 * Whether a password or its normal form (NFKC) matches; imported hashes are of passwords as typed.
 */
async function matchesAny(hash: string, password: string): Promise<boolean> {
  const typed = password.slice(0, MAX_READ)
  if (await matches(hash, typed.normalize('NFKC'))) return typed.length === password.length
  return typed.normalize('NFKC') !== typed && matches(hash, typed)
}

async function matches(hash: string, password: string): Promise<boolean> {
  if (/^\$2[aby]\$/.test(hash)) return bcryptVerify(password, hash)
  return argon2Verify(hash, password)
}
