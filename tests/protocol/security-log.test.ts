import { randomUUID } from 'node:crypto'
import { SECURITY_EVENTS_SHOWN, type SecurityEvents } from '@podium/domain'
import { SERVICE_ENGINES, type World } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { authOf, worldOf } from '@podium/testing/suite'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

const password = 'right horse battery'
const STEP_MS = 30_000
const AT_HOME = '192.0.2.1'
const ABROAD = '203.0.113.9'

describe.each(SERVICE_ENGINES)('the log of security events on %s', (engine) => {
  const auth = authOf(engine)
  let people = 0

  /** Request from a network, with the browser that it names. */
  const from = (network: string) => ({
    headers: { 'x-forwarded-for': network, 'user-agent': 'Browser of a test' },
  })
  const signUp = async () => {
    const email = `person-${++people}@log.example`
    const { body } = await auth.send('/signup', { email, password }, from(AT_HOME))
    return { email, id: String((body['user'] as { id: string }).id), session: body }
  }
  const signIn = (email: string, given: string, network = AT_HOME) =>
    auth.send('/token?grant_type=password', { email, password: given }, from(network))
  const logOf = (userId: string) =>
    auth.db.query<{ event: string; succeeded: boolean; method: string | null; ip: string | null }>(
      `select event, succeeded, method, host(ip) as ip from auth.security_events
        where user_id = $1 order by security_events.id`,
      [userId],
    )

  test('tells who came in, who was refused, and from where', async () => {
    const { email, id } = await signUp()

    await signIn(email, 'a wrong one', ABROAD)
    const { body } = await signIn(email, password)
    const token = String(body['access_token'])
    await auth.send(
      '/user',
      { password: 'another one' },
      { token, method: 'PUT', ...from(AT_HOME) },
    )
    await auth.send('/recover', { email }, from(ABROAD))
    await auth.send('/logout?scope=local', {}, { token, ...from(AT_HOME) })
    await auth.admin.updateUserById(id, { ban_duration: '1h' })
    await signIn(email, 'another one')
    await auth.admin.updateUserById(id, { ban_duration: 'none' })

    const own = { ip: AT_HOME, succeeded: true }
    expect(await logOf(id)).toEqual([
      { event: 'account_creation', method: null, ...own },
      { event: 'sign_in', method: 'password', ...own },
      { event: 'sign_in', method: 'password', ip: ABROAD, succeeded: false },
      { event: 'sign_in', method: 'password', ...own },
      { event: 'password_change', method: null, ...own },
      { event: 'recovery_request', method: null, ip: ABROAD, succeeded: true },
      { event: 'sign_out', method: 'local', ...own },
      { event: 'ban', method: null, ip: null, succeeded: true },
      { event: 'sign_in', method: 'password', ip: AT_HOME, succeeded: false },
      { event: 'ban_end', method: null, ip: null, succeeded: true },
    ])
  })

  test('a sign-in with the password from a new network is told by mail, once', async () => {
    const { email } = await signUp()
    await signIn(email, password)
    expect(await auth.mailsTo(email)).toEqual([])

    await signIn(email, password, ABROAD)
    await signIn(email, password, ABROAD)

    expect(await auth.mailsTo(email)).toMatchObject([
      { kind: 'new_sign_in', seen: { ip: ABROAD, at: auth.clock.now.toISOString() } },
    ])

    auth.clock.now = new Date(auth.clock.now.getTime() + 91 * 24 * 60 * 60 * 1000)
    await signIn(email, password, ABROAD)

    expect(await auth.mailsTo(email)).toHaveLength(2)
  })

  test('what a stranger can cause is bounded: entries of refused sign-ins, notices, sign-outs of nobody', async () => {
    const { email, id, session } = await signUp()
    for (let at = 1; at <= 25; at += 1) await signIn(email, 'a wrong one', `198.51.100.${at}`)
    const refused = (await logOf(id)).filter(({ succeeded }) => !succeeded)
    expect(refused).toHaveLength(20)

    for (let at = 1; at <= 7; at += 1) await signIn(email, password, `198.51.100.${at}`)
    expect(await auth.mailsTo(email)).toHaveLength(5)

    const token = String(session['access_token'])
    for (let round = 0; round < 3; round += 1) {
      await auth.send('/logout?scope=others', {}, { token, ...from(AT_HOME) })
    }
    const ended = (await logOf(id)).filter(({ event }) => event === 'sign_out')
    expect(ended).toHaveLength(1)
  })

  test('a replayed refresh token is recorded and told by mail', async () => {
    const { email, id, session } = await signUp()
    const refresh = (token: unknown) =>
      auth.send('/token?grant_type=refresh_token', { refresh_token: token }, from(ABROAD))
    const second = await refresh(session['refresh_token'])
    await refresh(second.body['refresh_token'])

    expect(await refresh(session['refresh_token'])).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used' },
    })

    expect((await logOf(id)).at(-1)).toEqual({
      event: 'token_replay',
      succeeded: false,
      method: null,
      ip: ABROAD,
    })
    expect(await auth.mailsTo(email)).toMatchObject([
      { kind: 'session_replayed', seen: { ip: ABROAD } },
    ])
  })

  test('only grows; entries go after a year, and with their account', async () => {
    const { id } = await signUp()
    const old = `insert into auth.security_events (user_id, event, succeeded, created_at)
      values ($1, 'sign_in', true, now() - interval '13 months')`
    await auth.db.query(old, [id])
    const change = (sql: string) => auth.db.query(`${sql} where user_id = $1`, [id])

    await expect(change('update auth.security_events set succeeded = false')).rejects.toThrow(
      'can only grow',
    )
    await expect(change('delete from auth.security_events')).rejects.toThrow('can only grow')
    await expect(auth.db.query('truncate auth.security_events')).rejects.toThrow('can only grow')
    await auth.db.query(
      `delete from auth.security_events where user_id = $1 and created_at < now() - interval '1 year'`,
      [id],
    )
    expect(await logOf(id)).toMatchObject([{ event: 'account_creation' }, { event: 'sign_in' }])
    await auth.admin.deleteUser(id)
    expect(await logOf(id)).toEqual([])
  })
})

describe.each(SERVICE_ENGINES)('who reads it, and what they do about it, on %s', (engine) => {
  const world = worldOf(engine)
  type Person = Awaited<ReturnType<World['signUp']>>

  const read = async (reader: Person, path: string) => {
    const { data } = await reader.auth.getSession()
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    const response = await fetch(`${world.url}/api${path}`, { headers })
    return { status: response.status, body: (await response.json()) as SecurityEvents } // as parsed by the app
  }

  test('a person reads their own, page by page; an admin everybody’s; nobody else', async () => {
    const [person, other] = [await world.signUp(), await world.signUp()]
    const admin = await world.signUp({ role: 'admin' })
    for (let round = 0; round < SECURITY_EVENTS_SHOWN; round += 1) {
      await world.anon.auth.signInWithPassword(person)
    }

    const first = await read(person, '/account/security-events')
    expect(first.body).toMatchObject({ has_more: true })
    expect(first.body.events).toHaveLength(SECURITY_EVENTS_SHOWN)
    expect(first.body.events[0]).toMatchObject({
      event: 'sign_in',
      succeeded: true,
      ip: '127.0.0.1',
    })
    const before = first.body.events.at(-1)?.id
    const second = await read(person, `/account/security-events?before=${before}`)
    expect(second.body.has_more).toBe(false)
    const ids = [...first.body.events, ...second.body.events].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.body.events.at(-1)).toMatchObject({ event: 'account_creation' })

    const path = `/admin/users/${person.id}/security-events`
    expect((await read(admin, path)).body).toEqual(first.body)
    expect((await read(other, path)).status).toBe(403)
    expect((await read(admin, `/admin/users/${crypto.randomUUID()}/security-events`)).status).toBe(
      404,
    )
    expect((await read(person, '/account/security-events?before=x')).status).toBe(400)
  })

  test('“It was not me” ends every session and the password, and mails a way back in, once', async () => {
    const person = await world.signUp()
    await person.auth.updateUser({ email: `thief-${person.email}` })
    await person.auth.updateUser({ password: 'chosen by a thief' })
    const token = await eventually(async () => {
      const [mail] = await world.mailbox(person.email)
      const [, found] = /\/secure-account#token=([0-9a-f]{40})/.exec(mail?.text ?? '') ?? []
      expect(found).toBeDefined()
      return found
    })
    const raise = () =>
      fetch(`${world.url}/api/alarm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })

    await world.db.query(`insert into calendar_feeds (person_id, token_hash) values ($1, $2)`, [
      person.id,
      token?.padEnd(64, '0'),
    ])

    await world.db.query(
      `with project as (insert into projects (client_id, title) values ($1, 'Shop') returning id)
       insert into team_shares (project_id, place, token_hash, team) select id, 1, $2, '{}' from project`,
      [person.id, token?.padEnd(64, '1')],
    )

    // Accounts of a provider: the person's, by their address, and one that whoever was there has linked.
    await world.db.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       select $1::uuid, 'google', gen_random_uuid(), jsonb_build_object('email', address, 'email_verified', true)
         from unnest($2::text[]) as address`,
      [person.id, [person.email, 'thief@example.com']],
    )

    const raised = await raise()
    expect([raised.status, await raised.json()]).toEqual([200, { success: true, way_back: 'mail' }])

    expect((await person.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const again = { email: person.email, password: 'chosen by a thief' }
    expect((await world.anon.auth.signInWithPassword(again)).error?.code).toBe(
      'invalid_credentials',
    )
    await eventually(async () => {
      const [mail] = await world.mailbox(person.email)
      expect(mail?.text).toMatch(/type=recovery/)
    })
    const [after] = await world.db.query<{
      email_change: string | null
      networks: number
      feeds: number
      shares: number
      identities: string[]
    }>(
      `select email_change, (select count(*)::int from auth.known_networks where user_id = $1) as networks,
         (select count(*)::int from calendar_feeds where person_id = $1) as feeds,
         (select count(*)::int from team_shares) as shares,
         (select array_agg(email) from auth.identities
           where user_id = $1 and provider = 'google') as identities
         from auth.users where id = $1`,
      [person.id],
    )
    expect(after).toEqual({
      ...{ email_change: null, networks: 0, feeds: 0, shares: 0 },
      identities: [person.email],
    })
    const repeated = await raise()
    expect([repeated.status, await repeated.json()]).toMatchObject([403, { code: 'otp_expired' }])
  })

  test.each(['free', 'an unconfirmed sign-up’s', 'somebody else’s'] as const)(
    '“It was not me” of a changed address gives the former one back, where it is %s',
    async (state) => {
      const person = await world.signUp()
      const thief = `thief-${person.email}`
      await person.auth.updateUser({ email: thief })
      for (const address of [person.email, thief]) {
        const link = await eventually(async () => {
          const [mail] = await world.mailbox(address)
          const [, found] = /confirm\?token=(\w+)/.exec(mail?.text ?? '') ?? []
          expect(found).toBeDefined()
          return found ?? ''
        })
        const { error } = await world.anon.auth.verifyOtp({
          token_hash: link,
          type: 'email_change',
        })
        expect(error).toBeNull()
      }
      const token = await eventually(async () => {
        const [mail] = await world.mailbox(person.email)
        const [, found] = /\/secure-account#token=([0-9a-f]{40})/.exec(mail?.text ?? '') ?? []
        expect(found).toBeDefined()
        return found
      })
      if (state !== 'free') {
        await world.db.query(
          `insert into auth.users (email, signed_up_at, email_confirmed_at) values ($1, now(), $2)`,
          [person.email, state === 'somebody else’s' ? new Date() : null],
        )
      }

      const raised = await fetch(`${world.url}/api/alarm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })

      const isTaken = state === 'somebody else’s'
      expect([raised.status, await raised.json()]).toEqual([
        200,
        { success: true, way_back: isTaken ? 'contact' : 'mail' },
      ])
      expect((await person.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
      const { data } = await world.service.auth.admin.getUserById(person.id)
      expect(data.user?.email).toBe(isTaken ? '' : person.email)
      expect(data.user?.identities?.map(({ identity_data }) => identity_data?.email)).toEqual(
        isTaken ? [] : [person.email],
      )
      if (!isTaken) {
        await eventually(async () => {
          const [mail] = await world.mailbox(person.email)
          expect(mail?.text).toMatch(/type=recovery/)
        })
      }
      const toThief = await world.mailbox(thief)
      expect(toThief.filter(({ text }) => /secure-account|type=recovery/.test(text))).toEqual([])
    },
  )

  test('“It was not me” of whom their company signs in ends every session, and mails no way back', async () => {
    const person = await world.signUp()
    await person.auth.updateUser({ password: 'another secret' })
    const token = await eventually(async () => {
      const [mail] = await world.mailbox(person.email)
      const [, found] = /\/secure-account#token=([0-9a-f]{40})/.exec(mail?.text ?? '') ?? []
      expect(found).toBeDefined()
      return found
    })
    await world.db.query('update auth.users set is_sso_user = true where id = $1', [person.id])

    const answer = await fetch(`${world.url}/api/alarm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })

    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, way_back: 'company' },
    ])
    expect((await person.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const [queued] = await world.db.query<{ mails: number }>(
      `select count(*)::int as mails from mail.outbox
        where request ->> 'to' = $1 and request ->> 'kind' = 'password_recovery'`,
      [person.email],
    )
    expect(queued?.mails).toBe(0)
  })

  test('“It was not me” removes the factors and codes that were added since its notice, and no older one', async () => {
    const codeOf = (secret: string, steps = 0) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })
    async function enroll({ auth: { mfa } }: Person, steps = 0) {
      const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: randomUUID() })
      if (data?.type !== 'totp') throw new Error('no authenticator')
      const code = codeOf(data.totp.secret, steps)
      const { error } = await mfa.challengeAndVerify({ factorId: data.id, code })
      if (error) throw error
      return data.id
    }
    const alarmOf = ({ email }: Person, subject: RegExp) =>
      eventually(async () => {
        const mail = (await world.mailbox(email)).find((one) => subject.test(one.subject))
        const [, token] = /\/secure-account#token=([0-9a-f]{40})/.exec(mail?.text ?? '') ?? []
        if (token === undefined) throw new Error('no such notice yet')
        return token
      })
    const raise = (token: string) =>
      fetch(`${world.url}/api/alarm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    const factorsOf = async ({ id }: Person) =>
      (await world.service.auth.admin.mfa.listFactors({ userId: id })).data?.factors.map(
        (factor) => factor.id,
      )
    const [robbed, protectedOne] = [await world.signUp(), await world.signUp()]
    await enroll(robbed)
    const kept = await enroll(protectedOne)
    await protectedOne.auth.updateUser({ password: 'chosen by a thief' })
    await enroll(protectedOne, 1)
    const { data } = await protectedOne.auth.getSession()
    const made = await fetch(`${world.url}/auth/v1/factors/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    expect(made.status).toBe(200)

    const answers = [
      await raise(await alarmOf(robbed, /second facteur/)),
      await raise(await alarmOf(protectedOne, /mot de passe/)),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await factorsOf(robbed), await factorsOf(protectedOne)]).toEqual([[], [kept]])
    expect(await read(robbed, '/account/security-events').then(({ status }) => status)).toBe(401)
    const [logged] = await world.db.query<{ events: string[] }>(
      `select array_agg(event order by security_events.id desc) as events
         from auth.security_events where user_id = $1`,
      [robbed.id],
    )
    expect(logged?.events).toContain('factor_removal')
  })
})
