import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { JWTPayload } from 'jose'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { Clock } from '../clock.ts'
import { issuerOf } from './issuer-of.ts'
import { KEYS_CHANNEL } from './keys-in-database.ts'
import type { SigningKeys } from './signing-keys.ts'

const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60

/** API keys of the project: tokens with a role and an identity (`jti`), and without a person. */
export type ApiKeys = {
  anonKey: string
  serviceRoleKey: string
  /** Whether a key is known to be retired. */
  isRetired(id: unknown): boolean
  /** Check that claims without a person are those of a key in use. Throws `bad_jwt` (403). */
  requireInUse(claims: JWTPayload): Promise<void>
  close(): Promise<void>
}

type Deps = { db: Database; keys: SigningKeys; settings: AuthSettings; clock: Clock }

/** Stored API keys; creates those that the present signing key and PUBLIC_URL have none of yet. */
export async function loadApiKeys({ db, keys, settings, clock }: Deps): Promise<ApiKeys> {
  const issuer = issuerOf(settings)
  const tokens = await db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.api_keys'))`)
    const find = (role: Role) => findOrIssue(tx, { role, issuer, keys, now: clock() })
    return { anonKey: await find('anon'), serviceRoleKey: await find('service_role') }
  })
  let retirements = await readRetirements(db)
  const reread = async () => {
    retirements = await readRetirements(db)
  }
  const unlisten = await db.listen(KEYS_CHANNEL, () => void reread().catch(() => {}))

  const isRetired = (id: unknown) => {
    const at = typeof id === 'string' ? retirements.get(id) : undefined
    return at !== undefined && at <= clock().getTime()
  }
  return {
    ...tokens,
    isRetired,
    async requireInUse({ sub, jti, role }) {
      if (sub !== undefined || (role !== 'anon' && role !== 'service_role')) return
      // An operator signs keys of their own with a key file; nobody else can sign any.
      if (jti === undefined && settings.authJwtKeysFile !== undefined) return
      if (jti !== undefined && !retirements.has(jti)) await reread() // made by another instance
      if (jti !== undefined && retirements.has(jti) && !isRetired(jti)) return
      throw new AppError('bad_jwt', { text: 'invalid JWT: this API key is not in use any more' })
    },
    close: unlisten,
  }
}

type Role = 'anon' | 'service_role'
type Wanted = { role: Role; issuer: string; keys: SigningKeys; now: Date }

async function findOrIssue(tx: Tx, { role, issuer, keys, now }: Wanted): Promise<string> {
  const kid = keys.signingKid()
  const [kept] = await tx.query<{ token: string }>(
    `select token from auth.api_keys
      where role = $1 and issuer = $2 and kid = $3 and retires_at is null`,
    [role, issuer, kid],
  )
  if (kept !== undefined) return kept.token
  const id = randomUUID()
  const iat = Math.floor(now.getTime() / 1000)
  const token = await keys.sign({ iss: issuer, role, jti: id, iat, exp: iat + TEN_YEARS_S })
  await tx.query(
    'insert into auth.api_keys (id, role, issuer, kid, token, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, role, issuer, kid, token, now],
  )
  return token
}

/** Times from which keys are retired, in milliseconds since 1970, by identity. */
async function readRetirements(db: Database): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; retires_at: string | null }>(
    'select id::text, retires_at::text from auth.api_keys',
  )
  return new Map(
    rows.map(({ id, retires_at }) => [
      id,
      retires_at === null ? Number.POSITIVE_INFINITY : new Date(retires_at).getTime(),
    ]),
  )
}
