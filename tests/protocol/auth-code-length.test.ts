import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(SERVICE_ENGINES)('codes of mails on %s', (engine) => {
  const worlds = {
    6: authOf(engine),
    8: authOf(engine, { authMailerOtpLength: 8 }),
    10: authOf(engine, { authMailerOtpLength: 10 }),
  }

  test.each([6, 8, 10] as const)(
    'have the %s digits of the setting, and sign in',
    async (digits) => {
      const world = worlds[digits]
      const client = world.client()
      const email = `${randomUUID()}@example.com`
      await client.auth.signUp({ email, password: 'secret1' })
      await client.auth.signInWithOtp({ email })
      const [mail] = await world.mailsTo(email)
      const code = mail !== undefined && 'code' in mail ? (mail.code ?? '') : ''

      const { error } = await world.client().auth.verifyOtp({ type: 'email', email, token: code })

      expect(code).toMatch(new RegExp(`^\\d{${digits}}$`))
      expect(error).toBeNull()
    },
  )
})
