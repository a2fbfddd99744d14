import { randomUUID } from 'node:crypto'
import { ENGINES } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('refreshing a session on %s', (engine) => {
  const world = authOf(engine)
  const tolerant = authOf(engine, { authRefreshTokenReuseS: 10 })

  async function signUp() {
    const { data } = await world
      .client()
      .auth.signUp({ email: `${randomUUID()}@example.com`, password: 'secret1' })
    const { user, session } = data
    if (!user || !session) throw new Error('sign-up gave no session')
    return { id: user.id, access: session.access_token, refresh: session.refresh_token }
  }
  const refresh = (token: string) =>
    world.send('/token?grant_type=refresh_token', { refresh_token: token })
  const next = async (token: string) => String((await refresh(token)).body.refresh_token)
  const alreadyUsed = {
    status: 400,
    body: {
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    },
  }
  const notFound = {
    status: 400,
    body: {
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    },
  }

  test('every refresh gives a new pair for the same session', async () => {
    const person = await signUp()

    const { data, error } = await world
      .client()
      .auth.refreshSession({ refresh_token: person.refresh })

    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(person.refresh)
    expect(data.session?.access_token).not.toBe(person.access)
    const [before, after] = await Promise.all(
      [person.access, data.session?.access_token ?? ''].map(world.verifyToken),
    )
    expect(after).toEqual({ ...before, iat: expect.any(Number), exp: expect.any(Number) })
    expect(await next(data.session?.refresh_token ?? '')).not.toBe(data.session?.refresh_token)
  })

  test('the database keeps no token that could be used', async () => {
    const person = await signUp()
    const child = await next(person.refresh)

    const rows = await world.db.query<{ row: string }>(
      `select row(refresh_tokens.*, sessions.*)::text as row from auth.refresh_tokens
         join auth.sessions on sessions.id = session_id where user_id = $1`,
      [person.id],
    )

    const kept = rows.map(({ row }) => row).join()
    expect(rows).toHaveLength(2)
    expect(kept).not.toContain(person.refresh)
    expect(kept).not.toContain(child)
  })

  test('the parent of the active token gives that same token again, as often as it is sent', async () => {
    const person = await signUp()
    const child = await next(person.refresh)

    expect(await next(person.refresh)).toBe(child)
    expect(await next(person.refresh)).toBe(child)
    expect(await next(child)).not.toBe(child)
  })

  test('50 refreshes of one token at once give one child', async () => {
    const person = await signUp()

    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(person.refresh)))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
    const [tokens] = await world.db.query<{ all: number; active: number }>(
      `select count(*)::int as all, count(*) filter (where not revoked)::int as active
         from auth.refresh_tokens join auth.sessions on sessions.id = session_id where user_id = $1`,
      [person.id],
    )
    expect(tokens).toEqual({ all: 2, active: 1 })
  })

  test('a grandparent ends the session for everybody, at once and for good', async () => {
    const person = await signUp()
    const child = await next(person.refresh)
    const grandchild = await next(child)

    expect(await refresh(person.refresh)).toMatchObject(alreadyUsed)
    expect(await refresh(grandchild)).toMatchObject(notFound)
    expect(await refresh(child)).toMatchObject(notFound)
    expect(await refresh(person.refresh)).toMatchObject(notFound)
    expect(
      await world.send('/user', undefined, { method: 'GET', token: person.access }),
    ).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
  })

  test('an older one is taken again for as long as the settings say, and gives the active token', async () => {
    const { data } = await tolerant
      .client()
      .auth.signUp({ email: `${randomUUID()}@example.com`, password: 'secret1' })
    const refreshTolerantly = (token: string) =>
      tolerant.send('/token?grant_type=refresh_token', { refresh_token: token })
    const first = data.session?.refresh_token ?? ''
    let newest = first
    for (let times = 0; times < 4; times += 1) {
      newest = String((await refreshTolerantly(newest)).body.refresh_token)
    }
    const later = (ms: number) => {
      tolerant.clock.now = new Date(tolerant.clock.now.getTime() + ms)
    }

    later(9_000)
    expect((await refreshTolerantly(first)).body.refresh_token).toBe(newest)

    later(1_000)
    expect(await refreshTolerantly(first)).toMatchObject(alreadyUsed)
    expect(await refreshTolerantly(newest)).toMatchObject(notFound)
  })

  test('a replay and a refresh at once never leave a session alive', async () => {
    const person = await signUp()
    const child = await next(person.refresh)
    const grandchild = await next(child)

    await Promise.all([refresh(person.refresh), refresh(grandchild), refresh(person.refresh)])

    const sessions = await world.db.query('select from auth.sessions where user_id = $1', [
      person.id,
    ])
    expect(sessions).toEqual([])
  })

  test('a replay in one session leaves the other sessions of the person alone', async () => {
    const person = await signUp()
    const email = String((await world.verifyToken(person.access)).email)
    const other = await world.client().auth.signInWithPassword({ email, password: 'secret1' })
    await next(await next(person.refresh))

    await refresh(person.refresh)

    expect((await refresh(other.data.session?.refresh_token ?? '')).status).toBe(200)
  })

  test('who is banned gets no new token, and signs in again afterwards', async () => {
    const person = await signUp()
    await world.admin.updateUserById(person.id, { ban_duration: '1h' })

    const banned = await refresh(person.refresh)
    await world.admin.updateUserById(person.id, { ban_duration: 'none' })

    expect(banned).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    })
    expect((await refresh(person.refresh)).status).toBe(400)
  })

  test('a ban that is lifted where there was none ends no session', async () => {
    const person = await signUp()
    await world.admin.updateUserById(person.id, { ban_duration: 'none' })

    expect((await refresh(person.refresh)).status).toBe(200)
  })

  test('a session past its end gives no new token', async () => {
    const person = await signUp()
    await world.db.query('update auth.sessions set not_after = $2 where user_id = $1', [
      person.id,
      world.clock.now,
    ])

    expect(await refresh(person.refresh)).toMatchObject({
      status: 400,
      body: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
    })
  })

  test('the refreshed user and claims are those of now', async () => {
    const person = await signUp()
    await world.admin.updateUserById(person.id, { app_metadata: { role: 'editor' } })

    const { body } = await refresh(person.refresh)

    expect(body.user).toMatchObject({ user_metadata: { role: 'editor' } })
    expect(await world.verifyToken(String(body.access_token))).toMatchObject({
      app_metadata: { role: 'editor' },
    })
  })

  test.each([
    '',
    'short',
    'has-dashes-in-it',
    'ABCDEFGHIJKL',
    'x'.repeat(65),
    `${'a'.repeat(12)}'`,
  ])('what has not the shape of a token (%j) is not valid', async (token) => {
    expect(await refresh(token)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Refresh token is not valid' },
    })
  })

  test('an unknown token is not found', async () => {
    expect(await refresh('abcdefghijkl')).toMatchObject(notFound)
  })
})
