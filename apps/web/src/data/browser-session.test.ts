import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../lib/memory-storage.test-data.ts'
import { SESSION_KEY } from '../lib/session-storage.ts'

const ORIGIN = 'http://podium.test'
const HOUR_S = 3600

/** Session as the client stores it; the access token ends in so many hours. */
const session = (email: string, hours = 1) =>
  JSON.stringify({
    access_token: `a.${btoa(JSON.stringify({ aal: 'aal1', email }))}.c`,
    refresh_token: `refresh of ${email}`,
    token_type: 'bearer',
    expires_in: hours * HOUR_S,
    expires_at: Math.round(Date.now() / 1000) + hours * HOUR_S,
    user: { id: email, email, user_metadata: { role: 'professional' } },
  })

let localStorage: Storage
let channels: BroadcastChannel[]
let isOffline: boolean
let scopes: (string | null)[]

beforeEach(() => {
  localStorage = memoryStorage()
  channels = []
  isOffline = false
  scopes = []
  class TabChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', TabChannel)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(String(input), ORIGIN)
    if (pathname.endsWith('/logout')) scopes.push(searchParams.get('scope'))
    return pathname === '/config.json'
      ? Response.json({ supabaseUrl: ORIGIN, supabaseAnonKey: 'anon' })
      : new Response(null, { status: 204 })
  })
  // The client warns of another one in the same browser context: here each tab has its own.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const channel of channels) channel.close()
})

/** Tab of this browser, with modules of its own; `held` is the session of its session storage. */
async function openTab(held?: string) {
  vi.resetModules()
  const sessionStorage = memoryStorage()
  if (held !== undefined) sessionStorage.setItem(SESSION_KEY, held)
  const location = new URL(ORIGIN)
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location, localStorage, sessionStorage }),
  )
  const { sessionStorageOfBrowser: storage } = await import('./client.ts')
  const { startSession, signOut } = await import('./browser-session.ts')
  const { sessionStore } = await import('../lib/session-store.ts')
  return { storage, startSession, signOut, shown: sessionStore.get }
}

/** Tab whose person has just signed in without being remembered. */
async function signedInTab(email: string) {
  const tab = await openTab()
  await tab.startSession()
  tab.storage.remember(false)
  tab.storage.setItem(SESSION_KEY, session(email))
  await tab.startSession()
  return tab
}

/** Tab that opens beside one with a session, once it has taken that over. */
async function tabBeside(email: string) {
  const tab = await openTab()
  await tab.startSession()
  await soon(() => expect(tab.shown()).toEqual(signedIn(email)))
  return tab
}

/** Waits for what another tab's message brings. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

const signedIn = (email: string) => ({
  status: 'signed-in',
  user: { id: email, email, role: 'professional', hasAcceptedTerms: false },
})

describe('a tab', () => {
  test('without a session or a mark of one is a visitor’s', async () => {
    const tab = await openTab()

    await tab.startSession()

    expect(tab.shown()).toEqual({ status: 'signed-out', why: 'visitor' })
  })

  test('that opens beside one with a session of its own is signed in with that', async () => {
    await signedInTab('ada@example.org')

    const second = await tabBeside('ada@example.org')

    expect(second.shown()).toEqual(signedIn('ada@example.org'))
  })

  test('that asks and hears nothing is a visitor’s, and asks no more', async () => {
    const gone = await openTab()
    gone.storage.remember(false)
    gone.storage.setItem(SESSION_KEY, session('ada@example.org'))
    const tab = await openTab()
    const asks = tab.storage.mayBeElsewhere()

    await tab.startSession()

    expect(asks).toBe(true)
    expect(tab.storage.mayBeElsewhere()).toBe(false)
    expect(tab.shown()).toEqual({ status: 'signed-out', why: 'visitor' })
  })

  test('hands a renewed session to the others, and keeps its own against an older one', async () => {
    const first = await signedInTab('ada@example.org')
    const second = await tabBeside('ada@example.org')
    const renewed = session('ada@example.org', 3)

    first.storage.setItem(SESSION_KEY, renewed)
    await soon(() => expect(second.storage.held()).toBe(renewed))
    second.storage.setItem(SESSION_KEY, session('ada@example.org', 2))
    second.storage.setItem(SESSION_KEY, session('ada@example.org', 4))
    await soon(() => expect(first.storage.held()).toBe(second.storage.held()))

    expect(first.shown()).toEqual(signedIn('ada@example.org'))
  })

  test('follows a sign-out of another, and knows that it was asked for', async () => {
    const first = await signedInTab('ada@example.org')
    const second = await tabBeside('ada@example.org')

    await first.signOut()

    const left = { status: 'signed-out', why: 'asked' }
    await soon(() => expect([first.shown(), second.shown()]).toEqual([left, left]))
    expect([first.storage.held(), second.storage.held()]).toEqual([null, null])
  })

  test('whose person signs out ends the session of this browser, and all only where they ask for it', async () => {
    const tab = await signedInTab('ada@example.org')
    await tab.signOut()
    const other = await signedInTab('ada@example.org')
    await other.signOut({ scope: 'global' })

    expect(scopes).toEqual(['local', 'global'])
  })

  test('whose sign-out does not reach the server says so, and is signed out all the same', async () => {
    const tab = await signedInTab('ada@example.org')
    isOffline = true

    await expect(tab.signOut()).rejects.toThrow('Failed to fetch')

    expect(tab.shown()).toEqual({ status: 'signed-out', why: 'asked' })
    expect(tab.storage.held()).toBeNull()
  })

  test.for(['', 'a.b.c', `a.${btoa('null')}.c`])(
    'whose stored access token is no JWT (%s) is signed in until the server refuses it',
    async (token) => {
      const stored = { ...JSON.parse(session('ada@example.org')), access_token: token }

      const tab = await openTab(JSON.stringify(stored))
      await tab.startSession()

      expect(tab.shown()).toEqual(signedIn('ada@example.org'))
    },
  )

  test('stays signed in when a sign-out of every device does not reach the server', async () => {
    const tab = await signedInTab('ada@example.org')
    isOffline = true

    await expect(tab.signOut({ scope: 'global' })).rejects.toThrow('Failed to fetch')

    expect(tab.shown()).toEqual(signedIn('ada@example.org'))
  })
})

describe('a session of somebody whose role needs a second factor', () => {
  const nowS = Math.round(Date.now() / 1000)
  type Claims = { aal: 'aal1' | 'aal2'; iat?: number; second_factor_due?: number }
  /** State of the store for a stored session with these claims. */
  async function shownFor(claims: Claims, factors: { status: string }[] = []) {
    const stored = JSON.parse(session('ada@example.org'))
    const token = `a.${btoa(JSON.stringify({ iat: nowS, ...claims }))}.c`
    const user = { ...stored.user, factors }
    const tab = await openTab()
    tab.storage.remember(true)
    tab.storage.setItem(SESSION_KEY, JSON.stringify({ ...stored, access_token: token, user }))
    await tab.startSession()
    return tab.shown()
  }
  const inGrace = { second_factor_due: nowS + HOUR_S }
  const over = { second_factor_due: nowS - HOUR_S }
  const verified = [{ status: 'verified' }]

  test('goes on until the moment that its token names, and says that it is missing', async () => {
    expect(await shownFor({ aal: 'aal1', ...inGrace }, [{ status: 'unverified' }])).toMatchObject({
      status: 'signed-in',
      user: { secondFactor: { dueAt: (nowS + HOUR_S) * 1000, isMissing: true } },
    })
    expect(await shownFor({ aal: 'aal1', ...over })).toMatchObject({ status: 'factor-missing' })
  })

  test('does not go on because this device’s clock is late: the token was made after that moment', async () => {
    const late = { second_factor_due: nowS + HOUR_S, iat: nowS + 2 * HOUR_S }

    expect(await shownFor({ aal: 'aal1', ...late })).toMatchObject({ status: 'factor-missing' })
  })

  test('shows the one that it has, and goes on with it', async () => {
    const shown = { status: 'signed-in', user: { secondFactor: { isMissing: false } } }

    expect(await shownFor({ aal: 'aal1', ...over }, verified)).toMatchObject({
      status: 'second-factor',
    })
    expect(await shownFor({ aal: 'aal2', ...over }, verified)).toMatchObject(shown)
  })

  test('is one of many without such a need', async () => {
    const shown = await shownFor({ aal: 'aal1' })

    expect(shown).toEqual(signedIn('ada@example.org'))
  })
})
