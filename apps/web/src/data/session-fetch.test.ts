import { describe, expect, test } from 'vitest'
import { sessionFetch } from './session-fetch.ts'

type World = {
  /** Answers of the data service, by the bearer it is shown. */
  accepts: string
  renewed?: 'fresh' | 'refused' | 'unreachable'
  hasSession?: boolean
}

/** A data service that knows one token, and an auth service that renews, refuses or does not answer. */
function start({ accepts, renewed = 'refused', hasSession = true }: World) {
  const sent: string[] = []
  const send = sessionFetch({
    anonKey: 'anon',
    hasSession: () => hasSession,
    fetch: async (_input, init) => {
      const bearer = new Headers(init?.headers).get('Authorization') ?? ''
      sent.push(bearer)
      return new Response(null, { status: bearer === `Bearer ${accepts}` ? 200 : 401 })
    },
    auth: {
      async refreshSession() {
        sent.push(`renew: ${renewed}`)
        const session = renewed === 'fresh' ? { access_token: 'fresh' } : null
        const name = renewed === 'unreachable' ? 'AuthRetryableFetchError' : 'AuthApiError'
        // The parts of a session and of an error that are read.
        return { data: { session, user: null }, error: session ? null : { name } } as never
      },
      async signOut() {
        sent.push('sign out')
        return { error: null }
      },
    },
  })
  const ask = (token: string) =>
    send('/rest/v1/profiles', { headers: { Authorization: `Bearer ${token}` } })
  return { sent, ask }
}

describe('a request in a session', () => {
  test('that the server accepts is sent once', async () => {
    const { ask, sent } = start({ accepts: 'token' })

    const { status } = await ask('token')

    expect([status, sent]).toEqual([200, ['Bearer token']])
  })

  test('with a refused token is sent again with a renewed one', async () => {
    const { ask, sent } = start({ accepts: 'fresh', renewed: 'fresh' })

    const { status } = await ask('token')

    expect([status, sent]).toEqual([200, ['Bearer token', 'renew: fresh', 'Bearer fresh']])
  })

  test('ends the session when the token cannot be renewed', async () => {
    const { ask, sent } = start({ accepts: 'other' })

    const { status } = await ask('token')

    expect([status, sent]).toEqual([401, ['Bearer token', 'renew: refused', 'sign out']])
  })

  test('keeps the session when the auth service cannot be reached', async () => {
    const { ask, sent } = start({ accepts: 'other', renewed: 'unreachable' })

    await expect(ask('token')).rejects.toThrow('Failed to fetch')
    expect(sent).not.toContain('sign out')
  })

  test('is never sent as a visitor’s', async () => {
    const { ask, sent } = start({ accepts: 'anon' })

    await expect(ask('anon')).rejects.toThrow('Failed to fetch')
    expect(sent).toEqual([])
  })
})

test('a visitor’s request is a visitor’s, and a refusal of it is final', async () => {
  const { ask, sent } = start({ accepts: 'other', hasSession: false })

  const { status } = await ask('anon')

  expect([status, sent]).toEqual([401, ['Bearer anon']])
})
