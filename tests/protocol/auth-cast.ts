import { randomUUID } from 'node:crypto'
import {
  type AuthWorld,
  createAuthenticator,
  newPhone,
  type OidcServer,
  type SamlServer,
  type SmsServer,
} from '@podium/testing'
import { TOTP } from 'otpauth'
import type { Json } from './auth-mutations.ts'

export const password = 'right horse battery'
const MINUTE_MS = 60_000

export const newEmail = () => `${randomUUID()}@example.com`

export type Stage = {
  world: AuthWorld
  sms: SmsServer
  company: SamlServer
  github: OidcServer
  oidc: OidcServer
}

/**
 * Somebody signed in, with an authenticator and recovery codes, a phone to come and a passkey;
 * somebody whose number waits for its code; and an account and an identity provider that an admin changes.
 */
export type Cast = Awaited<ReturnType<typeof newCast>>

export async function newCast({ world, company }: Pick<Stage, 'world' | 'company'>) {
  // Codes of an authenticator are good once.
  world.clock.now = new Date(world.clock.now.getTime() + MINUTE_MS)
  const client = world.client()
  const email = newEmail()
  const { data } = orThrow(await client.auth.signUp({ email, password }))
  const app = orThrow(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'a' })).data
  if (app.type !== 'totp') throw new Error('no authenticator')
  const factorId = app.id
  const { secret } = app.totp
  const passkey = orThrow(await client.auth.passkey.startRegistration()).data
  const authenticator = createAuthenticator(world.publicUrl)
  const credential = authenticator.create(passkey.options)
  const challengeId = passkey.challenge_id
  const made = orThrow(await client.auth.passkey.verifyRegistration({ challengeId, credential }))
  const challenge = orThrow(await client.auth.mfa.challenge({ factorId })).data
  const code = codeAt(secret, world.clock.now)
  orThrow(await client.auth.mfa.verify({ factorId, challengeId: challenge.id, code }))
  const { codes } = orThrow(await client.auth.mfa.recoveryCodes.generate()).data

  const factorPhone = newPhone()
  const phone = orThrow(
    await client.auth.mfa.enroll({ factorType: 'phone', phone: factorPhone, friendlyName: 'p' }),
  ).data
  const session = (await client.auth.getSession()).data.session
  const caller = newPhone()
  orThrow(await world.client().auth.signUp({ phone: caller, password }))
  const other = orThrow(await world.admin.createUser({ email: newEmail(), email_confirm: true }))
  const provider = await world.send('/admin/sso/providers', newProvider(company), {
    token: world.serviceRoleKey,
  })
  return {
    email,
    authenticator,
    passkeyId: made.data.id,
    id: data.user?.id ?? '',
    token: session?.access_token ?? '',
    refresh: session?.refresh_token ?? '',
    secret,
    appId: factorId,
    codes: [...codes],

    phoneId: phone.id,
    factorPhone,
    caller,
    otherId: other.data.user?.id ?? '',
    providerId: String(provider.body['id']),
  }
}

/** Code of an authenticator at a time. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() })

/** Body of a new identity provider, of a company of its own. */
export function newProvider({ entityId, metadata }: SamlServer): Json {
  const domain = `${randomUUID()}.example`
  const metadata_xml = metadata.replace(`entityID="${entityId}"`, `entityID="https://${domain}"`)
  return { type: 'saml', metadata_xml, domains: [domain] }
}

function orThrow<T extends { error: unknown }>(answer: T) {
  if (answer.error !== null) throw answer.error
  return answer as Extract<T, { error: null }>
}
