import { ROLES } from '@podium/domain'
import { arrival } from '../lib/arrival.ts'
import { forgetFormDrafts } from '../lib/form-draft.ts'
import { SESSION_KEY } from '../lib/session-storage.ts'
import {
  type Leave,
  type SessionUser,
  type SignedOutReason,
  sessionStore,
} from '../lib/session-store.ts'
import { type Client, getClient, onConnect, sessionStorageOfBrowser as storage } from './client.ts'

/** Reason of the sign-out that was asked for, in this tab or another. */
let leave: Leave | undefined
let hadSession = false
let connected = false

/** Message between the tabs of this browser. */
type TabMessage =
  /** A sign-out was asked for; undefined: it failed. */
  | { leave: Leave | undefined }
  /** Session that one tab holds for itself; null asks the other tabs for theirs. */
  | { session: string | null }

let tabs: BroadcastChannel | undefined
/** Resolves the wait for another tab's session; undefined while nobody waits. */
let answered: (() => void) | undefined
/** Time for other tabs to answer; a tab that is awake does it in a few milliseconds. */
const ANSWERED_AT_LATEST_MS = 300

/**
 * Checks the stored session and keeps the session store in step with this tab and the others from then on.
 * A visitor is known at once, without downloading the client. Call it again to retry after `unreachable`.
 */
export async function startSession() {
  onConnect(follow)
  window.addEventListener('storage', followOtherTabs)
  tabs ??= joinTabs()
  if (storage.mayBeElsewhere()) await askTabs(tabs)
  hadSession ||= storedUser() !== undefined
  if (storedUser() === undefined && !arrival.hasAccessToken) return showStoredSession()
  try {
    const { auth } = await getClient()
    const { data } = await auth.getSession()
    if (arrival.hasAccessToken) dropEmptyFragment()
    if (data.session === null && storedUser() !== undefined) throw new Error('session not checked')
    showStoredSession()
  } catch {
    if (storedUser() === undefined) showStoredSession()
    else sessionStore.set({ status: 'unreachable' })
  }
}

/** Removes the `#` that the client leaves when it takes the token out of the address. */
function dropEmptyFragment() {
  const { pathname, search, hash } = window.location
  if (hash === '') window.history.replaceState(window.history.state, '', pathname + search)
}

function follow({ auth }: Client) {
  connected = true
  auth.onAuthStateChange((event) => {
    // Also when another tab signed out: the session that this tab holds for itself goes too.
    if (event === 'SIGNED_OUT') storage.removeItem(SESSION_KEY)
    if (event !== 'INITIAL_SESSION') showStoredSession()
  })
}

/** Takes over a sign-in of another tab; a tab with a client learns of it from the client. */
function followOtherTabs({ key }: StorageEvent) {
  if (!connected && key === SESSION_KEY) void startSession()
}

/**
 * Channel between the tabs. Session storage is one tab's alone: each tab hands its session, new or renewed,
 * to the others, so that all are signed in until the last one is closed (decisions row 19).
 */
function joinTabs() {
  const channel = new BroadcastChannel('podium-tabs')
  const tell = (session: string) => channel.postMessage({ session } satisfies TabMessage)
  const tellHeld = () => {
    const held = storage.held()
    if (held !== null) tell(held)
  }
  storage.onHeld(tell)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('leave' in data) leave = data.leave
    else if (data.session !== null) takeSession(data.session)
    else tellHeld()
  }
  return channel
}

function takeSession(session: string) {
  if (!storage.take(session)) return
  if (answered !== undefined) answered()
  else if (connected) showStoredSession()
  else void startSession()
}

async function askTabs(channel: BroadcastChannel) {
  const { promise, resolve } = Promise.withResolvers<void>()
  answered = resolve
  setTimeout(resolve, ANSWERED_AT_LATEST_MS)
  channel.postMessage({ session: null } satisfies TabMessage)
  await promise
  answered = undefined
  if (storage.held() === null) storage.forgetTabs()
}

/**
 * Sets the session store to the stored session, not to that of an event: events also arrive from tabs with a
 * session of their own, whose tokens this tab does not have.
 */
function showStoredSession() {
  const user = storedUser()
  if (user !== undefined) {
    leave = undefined
    hadSession = true
    return sessionStore.set({ status: statusOf(user), user })
  }
  if (leave !== undefined) forgetFormDrafts()
  sessionStore.set({ status: 'signed-out', why: signedOutReason() })
}

function signedOutReason(): SignedOutReason {
  if (leave !== undefined) return leave
  return hadSession ? 'ended' : 'visitor'
}

const storedSession = () => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null')

/** Claims of the stored access token; empty where it is no JWT. */
function storedClaims(): { aal?: unknown; iat?: number; second_factor_due?: number } {
  const [, claims = ''] = String(storedSession().access_token).split('.')
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) ?? {}
  } catch {
    return {} // the server refuses such a token, and the client renews it
  }
}

function hasVerifiedFactor(): boolean {
  const factors: { status?: unknown }[] = storedSession().user.factors ?? []
  return factors.some(({ status }) => status === 'verified')
}

/**
 * Whether the stored session has still to show the second factor that its person has verified, or to add the
 * one that their role needs by now: by this device's clock, or by the server's when it made the token.
 */
function statusOf({ secondFactor }: SessionUser): 'signed-in' | 'second-factor' | 'factor-missing' {
  const { aal, iat = 0 } = storedClaims()
  if (aal === 'aal1' && hasVerifiedFactor()) return 'second-factor'
  const isDue = (secondFactor?.dueAt ?? Infinity) <= Math.max(Date.now(), iat * 1000)
  return isDue && secondFactor?.isMissing === true ? 'factor-missing' : 'signed-in'
}

function storedUser(): SessionUser | undefined {
  const stored = storedSession()
  if (typeof stored?.user?.id !== 'string') return undefined
  const { id, email, user_metadata: metadata } = stored.user
  const { aal, second_factor_due: dueS } = storedClaims()
  return {
    id,
    email: email ?? '',
    role: ROLES.find((role) => role === metadata?.role) ?? 'user',
    hasAcceptedTerms: typeof metadata?.terms_version === 'string',
    ...(dueS !== undefined && {
      secondFactor: { dueAt: dueS * 1000, isMissing: aal === 'aal1' && !hasVerifiedFactor() },
    }),
  }
}

type SignOut = {
  /** Reason that the guards read. */
  why?: Leave
  /** `local`: the session of this browser; `global`: every session of the person (decisions row 23). */
  scope?: 'local' | 'global'
}

/** Ends this browser's session in every tab; with scope `global`, those of the other devices too. */
export async function signOut({ why = 'asked', scope = 'local' }: SignOut = {}) {
  const { auth } = await getClient()
  sayLeave(why)
  const { error } = await auth.signOut({ scope })
  if (!error) return
  sayLeave(undefined)
  throw error
}

/** Turns the tab of a deleted account into a visitor's, once the farewell is shown. */
export function endFarewell() {
  const now = sessionStore.get()
  if (now.status !== 'signed-out' || now.why !== 'deleted') return
  leave = undefined
  hadSession = false
  showStoredSession()
}

function sayLeave(why: Leave | undefined) {
  leave = why
  tabs?.postMessage({ leave } satisfies TabMessage)
}
