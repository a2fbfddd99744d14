import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES, startAuth } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const password = 'secret1'
const HOUR_MS = 60 * 60 * 1000

describe.each(SERVICE_ENGINES)('sessions that a setting ends on %s', (engine) => {
  const world = authOf(engine)

  async function signedInto(service: typeof world) {
    const client = service.client()
    const email = `${randomUUID()}@example.com`
    await client.auth.signUp({ email, password })
    return { client, email }
  }
  const serviceWith = async (settings: Parameters<typeof startAuth>[1]) => ({
    ...world,
    ...(await startAuth(world.db, settings)),
  })
  const refusal = async (client: ReturnType<typeof world.client>) => {
    const { error } = await client.auth.refreshSession()
    return error && [error.code, error.message]
  }

  test('a timebox ends them however they are used', async () => {
    const own = await serviceWith({ authSessionTimeboxS: 3 * 60 * 60 })
    const { client } = await signedInto(own)
    const answers: unknown[] = []

    for (const _ of [1, 2, 3]) {
      own.clock.now = new Date(own.clock.now.getTime() + HOUR_MS)
      answers.push(await refusal(client))
    }

    const over = ['session_expired', 'Invalid Refresh Token: Session Expired']
    expect(answers).toEqual([null, null, over])
  })

  test('inactivity ends those that are not renewed', async () => {
    const own = await serviceWith({ authSessionInactivityS: 2 * 60 * 60 })
    const [idle, busy] = [await signedInto(own), await signedInto(own)]

    own.clock.now = new Date(own.clock.now.getTime() + HOUR_MS)
    const first = await refusal(busy.client)
    own.clock.now = new Date(own.clock.now.getTime() + HOUR_MS)

    expect([first, await refusal(busy.client), await refusal(idle.client)]).toEqual([
      null,
      null,
      ['session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'],
    ])
  })

  test('a sign-in ends the person’s others, and nobody else’s', async () => {
    const own = await serviceWith({ authSessionSingle: true })
    const [{ client: old, email }, other] = [await signedInto(own), await signedInto(own)]
    own.clock.now = new Date(own.clock.now.getTime() + 1000)
    const fresh = own.client()

    await fresh.auth.signInWithPassword({ email, password })

    expect(await refusal(old)).toEqual([
      'session_expired',
      'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
    ])
    expect([await refusal(fresh), await refusal(other.client)]).toEqual([null, null])
  })

  test('a password needs the length and the characters that are asked for', async () => {
    const own = await serviceWith({
      authPasswordMinLength: 8,
      authPasswordRequirements: 'lower_upper_letters_digits',
    })
    const answers: unknown[] = []
    for (const chosen of ['Short1', 'onlylower1', 'Long enough 1']) {
      const email = `${randomUUID()}@example.com`
      const { status, body } = await own.send('/signup', { email, password: chosen })
      answers.push([status, body.message, body.weak_password])
    }

    expect(answers).toEqual([
      [422, 'Password should be at least 8 characters.', { reasons: ['length'] }],
      [
        422,
        'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.',
        { reasons: ['characters'] },
      ],
      [200, undefined, undefined],
    ])
  })
})
