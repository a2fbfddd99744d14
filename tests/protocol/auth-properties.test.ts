import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES } from '@podium/testing'
import { authOf } from '@podium/testing/suite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Values tried; `npm run test:long` tries more. */
const RUNS = Number(process.env.AUTH_FUZZ_RUNS ?? 100)

const password = 'right horse battery'

/** Pieces of which addresses are made that lead elsewhere in one reading and not in another. */
const PIECES = [
  ...['http:', 'https:', 'javascript:', 'data:', '//', '/', '\\', '@', ':', '?', '#', '.', ' '],
  ...['localhost', ':3000', 'evil.example', 'localhost.evil.example', '127.0.0.1', '[::1]', '%2f'],
  ...['%5c', '%00', '\t', '\n', '\u202e', '。', 'ⓛocalhost', 'dashboard', '..', 'user:pass'],
]

describe.each(SERVICE_ENGINES)('whatever is asked of accounts on %s', (engine) => {
  const world = authOf(engine)
  const userOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await world.request('/user', { headers })
    return { status: answer.status, body: await answer.text() }
  }

  test('a changed token is refused, or is that of the same person', async () => {
    const email = `${randomUUID()}@example.com`
    const { data } = await world.client().auth.signUp({ email, password })
    const token = data.session?.access_token ?? ''
    const signedLength = token.lastIndexOf('.')
    expect((await userOf(token)).status).toBe(200)
    const piece = fc.oneof(fc.base64String({ maxLength: 4 }), fc.constantFrom('.', '..', '-', '='))

    await fc.assert(
      fc.asyncProperty(fc.nat(token.length), fc.nat(3), piece, async (at, cut, put) => {
        const changed = token.slice(0, at) + put + token.slice(at + cut)
        const { status, body } = await userOf(changed)

        const isSigned = changed.slice(0, signedLength) === token.slice(0, signedLength)
        if (status === 200) {
          expect(isSigned).toBe(true)
          expect(JSON.parse(body)).toMatchObject({ id: data.user?.id })
        } else expect([401, 403]).toContain(status)
      }),
      { numRuns: RUNS },
    )
  })

  test('no address that somebody makes up leads away from the site', async () => {
    const target = fc
      .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 8 })
      .map((pieces) => pieces.join('').toWellFormed())
    await fc.assert(
      fc.asyncProperty(target, async (redirectTo) => {
        const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: redirectTo })
        const answer = await world.request(`/verify?${query}`)
        const location = answer.headers.get('location') ?? ''

        expect(answer.status).toBe(303)
        // Addresses on this machine are free where the site itself is on it.
        const { protocol, hostname } = new URL(location, world.publicUrl)
        expect(protocol).toMatch(/^https?:$/)
        expect(['localhost', '127.0.0.1', '[::1]']).toContain(hostname)
      }),
      { numRuns: RUNS },
    )
  })

  test('one address is one account, however it is written', async () => {
    const name = fc.stringMatching(/^[a-zA-Z0-9+_-]{1,12}$/)
    await fc.assert(
      fc.asyncProperty(name, fc.array(fc.boolean()), async (given, capitals) => {
        const address = `${given}.${randomUUID()}@example.com`
        const other = [...address]
          .map((letter, at) =>
            capitals[at % (capitals.length || 1)] ? letter.toUpperCase() : letter,
          )
          .join('')
        const { data, error } = await world.client().auth.signUp({ email: address, password })
        expect(error).toBeNull()
        const again = await world.client().auth.signInWithPassword({ email: other, password })

        expect(again.data.user?.id).toBe(data.user?.id)
      }),
      { numRuns: RUNS / 10 },
    )
  })
})
