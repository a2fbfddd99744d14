import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rotateKeys } from '@podium/server/protocol/auth/index'
import { type AuthWorld, ENGINES, openTestDatabase, startAuth } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

describe.each(ENGINES)('keys that sign tokens on %s', (engine) => {
  let db: Awaited<ReturnType<typeof openTestDatabase>>
  let folder: string

  beforeAll(async () => {
    db = await openTestDatabase(engine)
    folder = await mkdtemp(join(tmpdir(), 'podium-keys-'))
  })
  afterAll(async () => {
    await db[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })

  const keysOf = async (world: AuthWorld) => {
    const response = await world.request('/.well-known/jwks.json')
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] }
    return { keys, headers: response.headers }
  }
  async function keysFile(...keys: object[]) {
    const path = join(folder, `${randomUUID()}.json`)
    await writeFile(path, JSON.stringify({ keys }))
    return path
  }
  const newKey = (kid: string, operations: string[]) => ({
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    kid,
    alg: 'ES256',
    key_ops: operations,
  })

  test('instances that start at once on a new database share one key', async () => {
    const worlds = await Promise.all(Array.from({ length: 4 }, () => startAuth(db)))

    const published = await Promise.all(worlds.map(async (world) => (await keysOf(world)).keys))
    expect(published).toEqual(worlds.map(() => published[0]))
    for (const world of worlds) {
      for (const other of worlds) {
        expect(await world.verifyToken(other.anonKey)).toMatchObject({ role: 'anon' })
      }
    }
  })

  test('a restart keeps tokens valid, and hands out the same keys', async () => {
    const before = await startAuth(db)
    const after = await startAuth(db)

    expect(await after.verifyToken(before.serviceRoleKey)).toMatchObject({ role: 'service_role' })
    expect([after.anonKey, after.serviceRoleKey]).toEqual([before.anonKey, before.serviceRoleKey])
  })

  test('a key that is replaced at once verifies nothing more, whatever it verified before', async () => {
    const running = await startAuth(db)
    const { data } = await running
      .client()
      .auth.signUp({ email: `${randomUUID()}@example.com`, password: 'secret1' })
    const token = data.session?.access_token ?? ''
    expect(await running.verifyToken(token)).toMatchObject({ role: 'authenticated' })

    await rotateKeys(db, { overlapS: 0 })

    await eventually(() =>
      expect(running.verifyToken(token)).rejects.toMatchObject({ code: 'bad_jwt' }),
    )
    const after = await startAuth(db)
    expect(await running.verifyToken(after.anonKey)).toMatchObject({ role: 'anon' })
  })

  test('only the public half is published, for ten minutes', async () => {
    const { keys, headers } = await keysOf(await startAuth(db))

    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        kid: expect.any(String),
        x: expect.any(String),
        y: expect.any(String),
      },
    ])
    expect(headers.get('cache-control')).toBe('public, max-age=600')
  })

  test('the official client verifies a token by itself', async () => {
    const world = await startAuth(db)
    const client = world.client()
    const email = `${randomUUID()}@example.com`
    await client.auth.signUp({ email, password: 'secret1' })

    const { data, error } = await client.auth.getClaims()

    expect(error).toBeNull()
    expect(data?.header.alg).toBe('ES256')
    expect(data?.claims.email).toBe(email)
  })

  test('with a file, its signing key signs, all its keys verify, and the database’s do not', async () => {
    const [older, newer] = [
      newKey('older', ['sign', 'verify']),
      newKey('newer', ['sign', 'verify']),
    ]
    const first = await startAuth(db, { authJwtKeysFile: await keysFile(older) })
    const rotated = await startAuth(db, {
      authJwtKeysFile: await keysFile({ ...older, key_ops: ['verify'] }, newer),
    })
    const own = await startAuth(db)

    expect(await rotated.verifyToken(first.anonKey)).toMatchObject({ role: 'anon' })
    const header = JSON.parse(
      Buffer.from(rotated.anonKey.split('.')[0] ?? '', 'base64url').toString(),
    )
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'newer' })
    await expect(rotated.verifyToken(own.anonKey)).rejects.toMatchObject({ code: 'bad_jwt' })
    await expect(first.verifyToken(rotated.anonKey)).rejects.toMatchObject({ code: 'bad_jwt' })
  })

  test('a shared secret signs and verifies, and is published nowhere', async () => {
    const k = Buffer.from('a secret of at least 32 bytes, for HS256').toString('base64url')
    const world = await startAuth(db, {
      authJwtKeysFile: await keysFile({ kty: 'oct', k, alg: 'HS256', kid: 's', key_ops: ['sign'] }),
    })

    expect(await world.verifyToken(world.anonKey)).toMatchObject({ role: 'anon' })
    expect((await keysOf(world)).keys).toEqual([])
  })

  test('a file may hold the bare array of keys', async () => {
    const path = join(folder, `${randomUUID()}.json`)
    await writeFile(path, JSON.stringify([newKey('bare', ['sign', 'verify'])]))

    const world = await startAuth(db, { authJwtKeysFile: path })

    expect(await world.verifyToken(world.serviceRoleKey)).toMatchObject({ role: 'service_role' })
  })

  test.each([
    [{ iss: 'https://elsewhere.example/auth/v1' }],
    [{ aud: 'elsewhere' }],
    [{ aud: ['elsewhere', 'nowhere'] }],
  ])('a signed token that says %j is refused', async (claims) => {
    const { world, sign } = await sharedSecret()

    await expect(world.verifyToken(sign(claims))).rejects.toMatchObject({ code: 'bad_jwt' })
  })

  test.each([
    ['no file', async () => join(folder, 'missing.json')],
    ['no key', () => keysFile()],
    ['no key that signs', () => keysFile(newKey('v', ['verify']))],
  ])('with %s the service does not start', async (_what, path) => {
    await expect(startAuth(db, { authJwtKeysFile: await path() })).rejects.toThrow(/JWK set/)
  })

  /** Service with one shared secret, and a signer of arbitrary tokens for it. */
  async function sharedSecret() {
    const k = Buffer.from('a secret of at least 32 bytes, for HS256').toString('base64url')
    const world = await startAuth(db, {
      authJwtKeysFile: await keysFile({ kty: 'oct', k, alg: 'HS256', key_ops: ['sign'] }),
    })
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const sign = (claims: object, header: object = {}) => {
      const content = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode({ exp: 4102444800, ...claims })}`
      const secret = Buffer.from(k, 'base64url')
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
    }
    return { world, sign }
  }

  test.each(['postgres', 'podium', '', 7, null])(
    'a signed token that asks for the database role %j is refused',
    async (role) => {
      const { world, sign } = await sharedSecret()

      const verified = world.verifyToken(sign({ role }))

      if (role === null) expect(await verified).toMatchObject({ role: 'anon' })
      else await expect(verified).rejects.toMatchObject({ code: 'bad_jwt' })
    },
  )

  const NOBODY = randomUUID()
  test.each([
    ['/user', { sub: '7' }, 400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'],
    [
      '/user',
      { sub: NOBODY, session_id: '7' },
      403,
      'bad_jwt',
      'invalid claim: session_id claim must be a UUID',
    ],
    ['/user', { sub: NOBODY }, 403, 'user_not_found', 'User from sub claim in JWT does not exist'],
    [
      '/admin/users',
      { role: 'service_role', session_id: NOBODY },
      403,
      'session_expired',
      'Session is no longer valid',
    ],
  ])('%s refuses a signed token that says %j', async (path, claims, status, code, message) => {
    const { world, sign } = await sharedSecret()

    const answer = await world.send(path, undefined, { method: 'GET', token: sign(claims) })

    expect(answer).toMatchObject({ status, body: { code, message } })
  })

  test('a signed token of no session tells who its person is', async () => {
    const { world, sign } = await sharedSecret()
    const email = `${randomUUID()}@example.com`
    const { data } = await world.admin.createUser({ email, email_confirm: true })

    const token = sign({ sub: data.user?.id, role: 'authenticated' })
    const answer = await world.send('/user', undefined, { method: 'GET', token })

    expect(answer).toMatchObject({ status: 200, body: { email } })
  })

  test('a token of a key nobody knows is refused by the key’s name', async () => {
    const { world, sign } = await sharedSecret()

    const answer = await world.send('/user', undefined, {
      method: 'GET',
      token: sign({ sub: NOBODY }, { kid: 'lost' }),
    })

    expect(answer).toMatchObject({
      status: 403,
      body: {
        code: 'bad_jwt',
        message: expect.stringContaining('unrecognized JWT kid lost for algorithm HS256'),
      },
    })
  })
})
