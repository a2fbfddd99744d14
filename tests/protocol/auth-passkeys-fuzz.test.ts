import { createAuthenticator, openTestDatabase, SERVICE_ENGINES, startAuth } from '@podium/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Answers sent; `npm run test:long` sends more. */
const RUNS = Number(process.env.AUTH_FUZZ_RUNS ?? 300) / 5

const CEREMONIES = ['registration', 'authentication'] as const
/** Fields of an answer that hold bytes, in base64url. */
const BYTES = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature'] as const

/** Damage of bytes: at a place one is another, or all from there on are others. */
type Damage = { at: number; bytes: Uint8Array; isEnd: boolean }

function damaged(sent: string, { at, bytes, isEnd }: Damage): string {
  const good = Buffer.from(sent, 'base64url')
  const place = at % good.length
  const rest = isEnd ? [bytes] : [bytes.subarray(0, 1), good.subarray(place + 1)]
  return Buffer.concat([good.subarray(0, place), ...rest]).toString('base64url')
}

const answer = fc.record({
  asked: fc.constantFrom(...CEREMONIES),
  /** Ceremony that the credential is of. */
  given: fc.constantFrom(...CEREMONIES),
  field: fc.constantFrom(...BYTES),
  damage: fc.record({
    at: fc.nat(400),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 60 }),
    isEnd: fc.boolean(),
  }),
  /** Parts of the body or the credential that are something else. */
  others: fc.dictionary(
    fc.constantFrom('id', 'rawId', 'type', 'response', 'challenge_id', 'transports', 'userHandle'),
    fc.oneof(fc.string(), fc.jsonValue()),
    { maxKeys: 1 },
  ),
})

describe.each(SERVICE_ENGINES)('whatever answers a challenge of passkeys on %s', (engine) => {
  test('the answer to it is no fault of ours', async () => {
    await using db = await openTestDatabase(engine)
    const world = await startAuth(db)
    const client = world.client()
    const { data: signedUp } = await client.auth.signUp({
      email: 'somebody@example.com',
      password: 'secret1',
    })
    const user = { id: Buffer.from(signedUp.user?.id ?? '').toString('base64url') }
    const authenticator = createAuthenticator(world.publicUrl)
    const { data: made } = await client.auth.passkey.startRegistration()
    const { error } = await client.auth.passkey.verifyRegistration({
      challengeId: made?.challenge_id ?? '',
      credential: authenticator.create({ challenge: made?.options.challenge ?? '', user }),
    })
    expect(error).toBeNull()
    const token = signedUp.session?.access_token ?? ''
    const send = (path: string, body: object) => world.send(`/passkeys/${path}`, body, { token })
    const statuses = new Set<number>()

    await fc.assert(
      fc.asyncProperty(answer, async ({ asked, given, field, damage, others }) => {
        const { body } = await send(`${asked}/options`, {})
        const { challenge } = body.options as { challenge: string } // WebAuthn §5.5
        const good =
          given === 'registration'
            ? authenticator.create({ challenge, user })
            : authenticator.get({ challenge })
        const fields: Record<string, unknown> = { ...good.response, ...others }
        const sent = fields[field]
        if (typeof sent === 'string') fields[field] = damaged(sent, damage)
        const credential = { ...good, response: fields, ...others }
        const { status } = await send(`${asked}/verify`, { ...body, credential, ...others })

        statuses.add(status)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: RUNS },
    )
    // An answer whose damaged field it has not signs in.
    expect([...statuses].sort()).toEqual([200, 400, 422])
  })
})
