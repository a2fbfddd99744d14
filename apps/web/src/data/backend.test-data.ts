import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { memoryStorage } from '../lib/memory-storage.test-data.ts'
import { SESSION_KEY } from '../lib/session-storage.ts'
import { sessionStore } from '../lib/session-store.ts'
import { sessionStorageOfBrowser } from './client.ts'

const ORIGIN = 'http://podium.test'

/** Request that the client has sent and that waits for its answer. */
type Waiting = {
  /** As "POST follows". */
  name: string
  body: unknown
  answer: (status: number, body?: unknown) => void
}

/** Person who is signed in, before a server whose every answer the test gives. */
export function signIn(personId: string) {
  const arrived: Waiting[] = []
  const awaited: ((request: Waiting) => void)[] = []
  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(input), ORIGIN)
    if (pathname === '/config.json') {
      return Response.json({ supabaseUrl: ORIGIN, supabaseAnonKey: 'anon' })
    }
    const { promise, resolve } = Promise.withResolvers<Response>()
    const request: Waiting = {
      name: `${init.method ?? 'GET'} ${pathname.split('/').at(-1)}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      answer: (status, body) =>
        resolve(
          body === undefined ? new Response(null, { status }) : Response.json(body, { status }),
        ),
    }
    const next = awaited.shift()
    if (next === undefined) arrived.push(request)
    else next(request)
    return promise
  }
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL(ORIGIN) }))
  const user = {
    id: personId,
    email: 'ada@example.org',
    role: 'user',
    hasAcceptedTerms: true,
  } as const
  sessionStorageOfBrowser.setItem(
    SESSION_KEY,
    JSON.stringify({
      access_token: 'token',
      refresh_token: 'refresh',
      expires_at: Date.now() / 1000 + 3600,
      user,
    }),
  )
  sessionStore.set({ status: 'signed-in', user })
  const queries = new QueryClient()

  return {
    queries,
    /** The next request, once it is sent. */
    next: () =>
      new Promise<Waiting>((resolve) => {
        const request = arrived.shift()
        if (request === undefined) awaited.push(resolve)
        else resolve(request)
      }),
    /** Requests that nobody has looked at. */
    unasked: () => arrived.map(({ name }) => name),
    /** Result of a hook's first render. Its mutations run like those of a mounted component. */
    hook<Result>(use: () => Result): Result {
      const results: Result[] = []
      const Probe = () => {
        results.push(use())
        return null
      }
      renderToString(createElement(QueryClientProvider, { client: queries }, createElement(Probe)))
      const [result] = results
      if (result === undefined) throw new Error('the hook was not rendered')
      return result
    },
  }
}

/** Body with which the data API refuses what row level security forbids. */
export const REFUSAL = { code: '42501', message: 'permission denied', details: null, hint: null }
