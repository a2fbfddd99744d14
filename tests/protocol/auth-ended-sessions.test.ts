import { randomUUID } from 'node:crypto'
import { createAuthenticator, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { authOf } from '@podium/testing/suite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'

const password = 'right horse battery'

describe.each(SERVICE_ENGINES)('a session that ends under way on %s', (engine) => {
  const world = authOf(engine)

  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? ''

  /** Person with two sessions, one of them in the hands of somebody else. */
  async function personWithStolenSession() {
    const email = `${randomUUID()}@example.com`
    const [client, stolen] = [world.client(), world.client()]
    await client.auth.signUp({ email, password })
    const { data } = await stolen.auth.signInWithPassword({ email, password })
    return { email, client, stolen, id: data.user?.id ?? '' }
  }

  /** PUT /user; `before` runs when the service reads the body, and not before. */
  async function putSlowly(token: string, sent: object, before: () => Promise<unknown>) {
    const bytes = Buffer.from(JSON.stringify(sent))
    const source = {
      async pull(stream: ReadableStreamDefaultController) {
        await before()
        stream.enqueue(bytes)
        stream.close()
      },
    }
    const request: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      body: new ReadableStream(source, { highWaterMark: 0 }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        'x-supabase-api-version': '2024-01-01',
      },
      duplex: 'half',
    }
    const answer = await world.request('/user', request)
    return [answer.status, await answer.json()]
  }

  /**
   * Ends a person’s sessions and passkeys, as “It was not me” does, while `act` waits for their account, which PostgreSQL
   * tells; the embedded engine lets nothing in between.
   */
  async function endDuring<T>(userId: string, act: () => Promise<T>): Promise<T> {
    const { acting } = await world.db.transaction(async (tx) => {
      await tx.query('select from auth.users where id = $1 for update', [userId])
      const acting = act()
      if (engine === 'postgres') {
        await eventually(async () => {
          const waiting = await world.db.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
          expect(waiting).toHaveLength(1)
        })
      }
      await tx.query('delete from auth.sessions where user_id = $1', [userId])
      await tx.query('delete from auth.webauthn_credentials where user_id = $1', [userId])
      return { acting }
    })
    return acting
  }

  test('before the body has come changes no password', async () => {
    const { email, client, stolen } = await personWithStolenSession()

    const answer = await putSlowly(await tokenOf(stolen), { password: 'of a stranger' }, () =>
      client.auth.signOut({ scope: 'others' }),
    )

    expect(answer).toMatchObject([403, { code: 'session_not_found' }])
    expect((await world.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test('while a new password is stored leaves the old one', async () => {
    const { email, id, stolen } = await personWithStolenSession()

    const { error } = await endDuring(id, () =>
      stolen.auth.updateUser({ password: 'of a stranger' }),
    )

    expect(error?.name).toBe('AuthSessionMissingError')
    expect((await world.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('while a passkey is stored adds none', async () => {
    const { id, stolen } = await personWithStolenSession()
    const { data } = await stolen.auth.passkey.startRegistration()
    if (data === null) throw new Error('no options')
    const credential = createAuthenticator(world.publicUrl).create(data.options)
    const challengeId = data.challenge_id

    const { error } = await endDuring(id, () =>
      stolen.auth.passkey.verifyRegistration({ challengeId, credential }),
    )

    expect(error?.name).toBe('AuthSessionMissingError')
    const [kept] = await world.db.query<{ count: string }>(
      'select count(*)::text from auth.webauthn_credentials where user_id = $1',
      [id],
    )
    expect(kept?.count).toBe('0')
  })

  test('nor does a passkey that goes meanwhile sign in', async () => {
    const { id, stolen } = await personWithStolenSession()
    const { data } = await stolen.auth.passkey.startRegistration()
    if (data === null) throw new Error('no options')
    const authenticator = createAuthenticator(world.publicUrl)
    const credential = authenticator.create(data.options)
    await stolen.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential })
    const { data: asked } = await world.client().auth.passkey.startAuthentication()
    if (asked === null) throw new Error('no options')
    const answer = {
      challengeId: asked.challenge_id,
      credential: authenticator.get(asked.options),
    }

    const { error } = await endDuring(id, () =>
      world.client().auth.passkey.verifyAuthentication(answer),
    )

    expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
  })

  test('nor does it remove a passkey that goes meanwhile', async () => {
    const { id, stolen } = await personWithStolenSession()
    const { data } = await stolen.auth.passkey.startRegistration()
    if (data === null) throw new Error('no options')
    const credential = createAuthenticator(world.publicUrl).create(data.options)
    const made = await stolen.auth.passkey.verifyRegistration({
      challengeId: data.challenge_id,
      credential,
    })

    const { error } = await endDuring(id, () =>
      stolen.auth.passkey.delete({ passkeyId: made.data?.id ?? '' }),
    )

    expect(error?.name).toBe('AuthSessionMissingError')
  })
})
