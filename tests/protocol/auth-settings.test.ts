import { randomUUID } from 'node:crypto'
import { newPhone, SERVICE_ENGINES, startAuth, startSmsServer } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { afterAll, describe, expect, test } from 'vitest'

const password = 'right horse battery'
const sms = await startSmsServer()
afterAll(() => sms[Symbol.asyncDispose]())

describe.each(SERVICE_ENGINES)('settings of accounts on %s', (engine) => {
  const world = authOf(engine)
  const phones = { ...sms.settings, authSmsMaxFrequencyS: 0 }
  const serviceWith = (settings: Parameters<typeof startAuth>[1]) => startAuth(world.db, settings)

  test('an access token lives as long as is set', async () => {
    const own = await serviceWith({ authJwtLifetimeS: 90 })
    const { data } = await own.client().auth.signUp({ email: `${randomUUID()}@a.co`, password })
    const { exp, iat } = await own.verifyToken(data.session?.access_token ?? '')

    expect(Number(exp) - Number(iat)).toBe(90)
    expect(data.session?.expires_in).toBe(90)
  })

  test('without sign-ins by phone nobody signs up or in by one, while messages can be sent', async () => {
    const phone = newPhone()
    const open = await serviceWith(phones)
    await open.admin.createUser({ phone, password, phone_confirm: true })
    const own = await serviceWith({ ...phones, authExternalPhone: false })
    const asked = [
      await own.client().auth.signUp({ phone: newPhone(), password }),
      await own.client().auth.signInWithPassword({ phone, password }),
      await own.client().auth.signInWithOtp({ phone }),
    ]

    expect(asked.map(({ error }) => error?.code)).toEqual(Array(3).fill('phone_provider_disabled'))
    expect(sms.countTo(phone)).toBe(0)
    const { error } = await open.client().auth.signInWithPassword({ phone, password })
    expect(error).toBeNull()
  })

  test('codes by phone have as many digits as are set, for as long as is set', async () => {
    const own = await serviceWith({ ...phones, authSmsOtpLength: 8, authSmsOtpExpS: 120 })
    const enter = async (afterS: number) => {
      const phone = newPhone()
      await own.client().auth.signInWithOtp({ phone })
      const token = sms.codeOf(phone)
      own.clock.now = new Date(own.clock.now.getTime() + afterS * 1000)
      const { error } = await own.client().auth.verifyOtp({ phone, token, type: 'sms' })
      return [token.length, error?.code]
    }

    expect(await enter(119)).toEqual([8, undefined])
    expect(await enter(121)).toEqual([8, 'otp_expired'])
  })

  test('a phone is a second factor only where both its settings say so', async () => {
    const answers: unknown[] = []
    for (const [authMfaPhoneEnroll, authMfaPhoneVerify] of [
      [false, true],
      [true, false],
      [true, true],
    ] as const) {
      const own = await serviceWith({ ...phones, authMfaPhoneEnroll, authMfaPhoneVerify })
      const client = own.client()
      await client.auth.signUp({ email: `${randomUUID()}@a.co`, password })
      const { data, error } = await client.auth.mfa.enroll({
        factorType: 'phone',
        phone: newPhone(),
      })
      const challenge = data && (await client.auth.mfa.challenge({ factorId: data.id }))
      answers.push([error?.code, challenge?.error?.code])
    }

    expect(answers).toEqual([
      ['mfa_phone_enroll_not_enabled', undefined],
      [undefined, 'mfa_phone_verify_not_enabled'],
      [undefined, undefined],
    ])
  })
})
