import { randomInt, randomUUID } from 'node:crypto'
import { newPhone, SERVICE_ENGINES, startSmsServer } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const password = 'right horse battery'
const TOO_LARGE = { note: 'x'.repeat(10_000) }
const REFUSED = { note: 'refused by the product' }
const sms = await startSmsServer()
afterAll(() => sms[Symbol.asyncDispose]())
const newEmail = () => `${randomUUID()}@example.com`

describe.each(SERVICE_ENGINES)('a request that is refused on %s', (engine) => {
  const world = authOf(engine, {
    ...sms.settings,
    authRateLimits: true,
    authAutoconfirm: false,
  })
  beforeAll(async () => {
    await world.db.query(
      `create function public.refuse_note() returns trigger language plpgsql
         as $$ begin raise exception 'No such note' using errcode = 'P0001'; end $$`,
    )
    await world.db.query(
      `create trigger refuse_note before insert on auth.users for each row
         when (new.raw_user_meta_data ->> 'note' = 'refused by the product')
         execute function public.refuse_note()`,
    )
  })

  test.each([
    ['a number and code', '/otp', () => ({ phone: newPhone() })],
    ['a number and password', '/signup', () => ({ phone: newPhone(), password })],
    ['an address and link', '/otp', () => ({ email: newEmail() })],
    ['an address and magic link', '/magiclink', () => ({ email: newEmail() })],
    ['an address and password', '/signup', () => ({ email: newEmail(), password })],
  ])('by %s takes none of the messages', async (_, path, person) => {
    const headers = { 'x-forwarded-for': `10.1.${randomInt(256)}.${randomInt(256)}` }
    const body = person()
    for (const data of [TOO_LARGE, REFUSED]) {
      expect(await world.send(path, { ...body, data }, { headers })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      })
    }
    expect((await world.send(path, body, { headers })).status).toBe(200)
  })

  test.each([
    ['phone', () => ({ phone: newPhone() })],
    ['email', () => ({ email: newEmail() })],
  ])('as a change of %s sends nothing and may be tried again at once', async (_, change) => {
    const email = newEmail()
    await world.admin.createUser({ email, password, email_confirm: true })
    const client = world.client()
    await client.auth.signInWithPassword({ email, password })
    const wanted = change()
    const sentBefore = sms.received.length
    const refused = await client.auth.updateUser({ ...wanted, data: TOO_LARGE })
    const sent = sms.received.length - sentBefore

    expect(refused.error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(sent).toBe(0)
    expect((await client.auth.updateUser(wanted)).error).toBeNull()
  })
})
