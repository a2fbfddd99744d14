import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { insertIdentity } from '../identities/insert-identity.ts'
import { refreshIdentity } from '../identities/refresh-identity.ts'
import type { Profile } from '../providers/profile.ts'
import { deviceOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { saving } from '../sign-up/saving.ts'
import { insertUser } from '../users/insert-user.ts'
import { checkMetadata } from '../users/metadata.ts'
import { SSO_METHOD, ssoIdentity } from './sso-identity.ts'

type Arrival = { c: Context<HttpEnv>; providerId: string; profile: Profile }

/**
 * Account of a person whom their company's identity provider has identified: that of the identity, else a new one, and
 * never another account with the same address (decision 0204). Throws `signup_disabled` (422).
 */
export async function signInEmployee(
  tx: Tx,
  { settings, clock }: Pick<AuthDeps, 'settings' | 'clock'>,
  { c, providerId, profile }: Arrival,
): Promise<string> {
  const now = clock()
  const device = deviceOf(c)
  const provider = ssoIdentity(providerId)
  const known = await refreshIdentity(tx, { provider, profile, now })
  if (known !== undefined) {
    const moved = await tx.query(
      'update auth.users set email = $2, updated_at = $3 where id = $1 and email <> $2 returning id',
      [known, profile.email, now],
    )
    if (moved.length > 0) {
      await recordSecurityEvent(tx, { userId: known, event: 'address_change', device })
    }
    return known
  }
  if (!settings.authSignups) throw new AppError('signup_disabled')
  const id = randomUUID()
  const user = {
    ...{ id, email: profile.email, phone: null, passwordHash: null },
    ...{ role: 'authenticated', aud: 'authenticated', bannedUntil: null },
    appMetadata: { provider, providers: [provider] },
    userMetadata: checkMetadata(profile.data),
    ...{ isEmailConfirmed: true, isPhoneConfirmed: false, isSsoUser: true, isLinkedByCaller: true },
  }
  await saving(() => insertUser(tx, user, now))
  await insertIdentity(tx, { userId: id, provider, profile, now })
  const entry = { event: 'account_creation', method: SSO_METHOD, device } as const
  await recordSecurityEvent(tx, { userId: id, ...entry })
  return id
}
