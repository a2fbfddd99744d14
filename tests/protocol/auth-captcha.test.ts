import { randomUUID } from 'node:crypto'
import {
  CAPTCHA_PROVIDERS,
  type CaptchaProvider,
  SERVICE_ENGINES,
  Secret,
  startCaptchaServer,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

const provider = await startCaptchaServer()
afterAll(() => provider[Symbol.asyncDispose]())
beforeEach(() => provider.behave('protocol'))

const password = 'secret1'
const settingsFor = (name: CaptchaProvider) => ({
  authCaptchaEnabled: true,
  authCaptchaProvider: name,
  authCaptchaSiteKey: provider.siteKey,
  authCaptchaSecret: new Secret(provider.secret),
  authCaptchaUrl: provider.addressOf(name),
  authCaptchaTimeoutS: 1,
  authAnonymous: true,
  authSamlEnabled: true,
})
const SPENT = { hcaptcha: 'already-seen-response', turnstile: 'timeout-or-duplicate' }

const cases = SERVICE_ENGINES.flatMap((engine) =>
  CAPTCHA_PROVIDERS.map((name) => ({ engine, name })),
)

describe.each(cases)('captchas of $name on $engine', ({ engine, name }) => {
  const world = worldOf(engine, settingsFor(name))
  const client = (key = world.anonKey) =>
    createClient(world.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const newEmail = () => `${randomUUID()}@example.com`
  const refusal = (codes: string) => ({
    ...{ status: 400, code: 'captcha_failed' },
    message: `captcha protection: request disallowed (${codes})`,
  })
  const BAD = refusal('invalid-input-response')

  /** Calls of the official client that take a token, each with an answer that shows the request was let through. */
  const CALLS = {
    signUp: (captchaToken: string | undefined) =>
      client().auth.signUp({ email: newEmail(), password, options: { ...token(captchaToken) } }),
    signInAnonymously: (captchaToken: string | undefined) =>
      client().auth.signInAnonymously({ options: { ...token(captchaToken) } }),
    signInWithPassword: async (captchaToken: string | undefined) => {
      const email = newEmail()
      await world.service.auth.admin.createUser({ email, password, email_confirm: true })
      const options = { ...token(captchaToken) }
      return client().auth.signInWithPassword({ email, password, options })
    },
    signInWithOtp: (captchaToken: string | undefined) =>
      client().auth.signInWithOtp({ email: newEmail(), options: { ...token(captchaToken) } }),
    resetPasswordForEmail: (captchaToken: string | undefined) =>
      client().auth.resetPasswordForEmail(newEmail(), token(captchaToken)),
    resend: (captchaToken: string | undefined) =>
      client().auth.resend({
        ...{ type: 'signup', email: newEmail() },
        options: { ...token(captchaToken) },
      }),
    startPasskey: (captchaToken: string | undefined) =>
      client().auth.passkey.startAuthentication({ options: { ...token(captchaToken) } }),
  }
  const token = (captchaToken: string | undefined) =>
    captchaToken === undefined ? {} : { captchaToken }

  test.each(Object.entries(CALLS))('%s needs a token that is good', async (_name, call) => {
    const { error: without } = await call(undefined)
    const { error: wrong } = await call('guessed')
    const { error } = await call(provider.solve())

    expect(without).toMatchObject(refusal('no captcha_token found'))
    expect(wrong).toMatchObject(BAD)
    expect(error).toBeNull()
  })

  test('a token is good for one request', async () => {
    const captchaToken = provider.solve()
    const options = { captchaToken }
    const email = newEmail()

    const first = await client().auth.signUp({ email, password, options })
    const second = await client().auth.signInWithPassword({ email, password, options })

    expect(first.error).toBeNull()
    expect(second.error).toMatchObject(refusal(SPENT[name]))
  })

  test('companies’ sign-in and magic links need one too', async () => {
    const domain = 'unknown.example'
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${world.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify(body),
      })
      return [answer.status, JSON.parse(await answer.text()).code]
    }
    const gotrue_meta_security = { captcha_token: provider.solve() }

    const { error } = await client().auth.signInWithSSO({ domain })
    const options = { captchaToken: provider.solve() }
    const { error: known } = await client().auth.signInWithSSO({ domain, options })

    expect(error).toMatchObject(refusal('no captcha_token found'))
    expect(known).toMatchObject({ code: 'sso_provider_not_found' })
    expect(await post('magiclink', { email: newEmail() })).toEqual([400, 'captcha_failed'])
    expect(await post('magiclink', { email: newEmail(), gotrue_meta_security })).toEqual([
      200,
      undefined,
    ])
    const empty = { gotrue_meta_security: { captcha_token: null } }
    expect(await post('recover', { email: newEmail(), ...empty })).toEqual([400, 'captcha_failed'])
  })

  test('the provider hears where a request comes from', async () => {
    await CALLS.signInAnonymously(provider.solve())

    expect(provider.askedFor.at(-1)).toBe('127.0.0.1')
  })

  test('a service key needs none, and neither does what an earlier token has opened', async () => {
    const email = newEmail()
    const service = client(world.serviceRoleKey)
    const made = await service.auth.admin.createUser({ email, password, email_confirm: true })
    const byServer = await service.auth.signInWithPassword({ email, password })
    const visitor = client()
    const options = { captchaToken: provider.solve() }
    await visitor.auth.signInWithPassword({ email, password, options })
    const before = provider.askedFor.length

    const renewed = await visitor.auth.refreshSession()
    const exchanged = await visitor.auth.exchangeCodeForSession(randomUUID())

    expect([made.error, byServer.error, renewed.error]).toEqual([null, null, null])
    expect(exchanged.error?.code).not.toBe('captcha_failed')
    expect((await visitor.auth.getUser()).data.user?.email).toBe(email)
    expect(provider.askedFor.length).toBe(before)
  })

  test('a forged service key needs one', async () => {
    const forged = `${world.serviceRoleKey.slice(0, -4)}AAAA`

    const { error } = await client(forged).auth.signInWithPassword({ email: newEmail(), password })

    expect(error).toMatchObject(refusal('no captcha_token found'))
  })

  test('a token beyond all measure is refused without a question', async () => {
    const before = provider.askedFor.length

    const { error } = await CALLS.signUp('x'.repeat(100_000))

    expect(error).toMatchObject(BAD)
    expect(provider.askedFor.length).toBe(before)
  })

  test.each([
    ['silent', 'silent'],
    ['broken', { status: 500, body: '{"error":"internal"}' }],
    ['broken, whatever it says', { status: 500, body: '{"success":true}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['of another form', { status: 200, body: '{"success":"yes"}' }],
    ['endless', { status: 200, body: `{"success":true,"x":"${'x'.repeat(100_000)}"}` }],
    ['elsewhere', { status: 302, body: '' }],
  ] as const)('a provider that is %s lets nobody through', async (_name, behaviour) => {
    provider.behave(behaviour)
    const { error } = await CALLS.signInAnonymously(provider.solve())

    expect(error).toMatchObject({ status: 500, message: 'captcha verification process failed' })
  })

  test('of a refusal’s words only codes are shown', async () => {
    const codes = ['bad-request', '<script>', `x${'y'.repeat(100)}`]
    provider.behave({ status: 400, body: JSON.stringify({ success: false, 'error-codes': codes }) })

    const { error } = await CALLS.signInAnonymously(provider.solve())

    expect(error).toMatchObject(refusal('bad-request'))
  })

  test('browsers are told which captcha it is, and never the secret', async () => {
    const text = await (await fetch(`${world.url}/config.json`)).text()

    expect(JSON.parse(text)).toMatchObject({
      captcha: { provider: name, siteKey: provider.siteKey },
    })
    expect(text).not.toContain(provider.secret)
  })
})

describe.each(SERVICE_ENGINES)('a captcha whose secret is wrong on %s', (engine) => {
  const lines: Record<string, unknown>[] = []
  const world = worldOf(
    engine,
    { ...settingsFor('turnstile'), authCaptchaSecret: new Secret('wrong') },
    { onLog: (line) => void lines.push(JSON.parse(line)) },
  )

  test('is told by count, whatever comes', async () => {
    const REQUESTS = 30
    const requests = Array.from({ length: REQUESTS }, () =>
      world.anon.auth.signInAnonymously({ options: { captchaToken: provider.solve() } }),
    )
    for (const { error } of await Promise.all(requests)) {
      expect(error).toMatchObject({ status: 400, code: 'captcha_failed' })
    }

    await eventually(() =>
      expect(lines.reduce((all, { count }) => all + Number(count), 0)).toBe(REQUESTS),
    )
    expect(lines.length).toBeLessThan(REQUESTS / 2)
    expect(lines[0]).toMatchObject({
      level: 50,
      msg: 'the captcha’s provider refuses the settings',
      codes: { 'invalid-input-secret': 1 },
    })
  })
})
