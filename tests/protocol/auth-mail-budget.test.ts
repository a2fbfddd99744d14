import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const MINUTE_MS = 60_000
/** Network of the person, and networks of strangers. */
const HOME = '192.0.2.1'
const stranger = (nth: number) => `198.51.100.${nth}`

describe.each(SERVICE_ENGINES)('mails that strangers ask for on %s', (engine) => {
  const world = authOf(engine, { authRateLimits: true, authAutoconfirm: false })

  const later = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms)
  }
  const post = (path: string, body: object, network: string) =>
    world.send(path, body, { headers: { 'x-forwarded-for': network } })
  const recover = async (email: string, network: string) =>
    (await post('/recover', { email }, network)).status

  test('do not make the person wait for the next one', async () => {
    const email = `${randomUUID()}@example.com`
    expect(await recover(email, stranger(1))).toBe(200)
    expect(await recover(email, HOME)).toBe(200)
    expect(await recover(email, HOME)).toBe(429)
  })

  test('are five an hour of one network, of all kinds, with or without an account', async () => {
    const email = `${randomUUID()}@example.com`
    const taken = await world.admin.createUser({ email, password: 'secret1', email_confirm: true })
    expect(taken.error).toBeNull()
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const statuses: number[] = []
      for (const path of ['/recover', '/resend', '/recover', '/resend', '/recover', '/resend']) {
        const { status } = await post(path, { email: address, type: 'signup' }, stranger(2))
        statuses.push(status)
        later(MINUTE_MS)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect(await recover(address, HOME)).toBe(200)
    }
  })

  test('are ten an hour of all networks, beside those of networks the account knows', async () => {
    const email = `${randomUUID()}@example.com`
    await world.admin.createUser({ email, password: 'secret1', email_confirm: true })
    await post('/token?grant_type=password', { email, password: 'secret1' }, HOME)

    const statuses: number[] = []
    for (let nth = 1; nth <= 11; nth += 1) statuses.push(await recover(email, stranger(nth)))

    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
    expect(await recover(email, HOME)).toBe(200)
    later(60 * MINUTE_MS)
    expect(await recover(email, stranger(11))).toBe(200)
  })
})
