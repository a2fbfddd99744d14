import { ROLES } from '@podium/domain'
import type { Language } from '@podium/i18n'
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

/** Why the person wants to leave, once they do. */
let leave: Leave | undefined
let hadSession = false
let connected = false

/** What the tabs of this browser tell each other. */
type TabMessage =
  /** Somebody asked to leave; undefined takes that back. */
  | { leave: Leave | undefined }
  /** A session that no storage shares; null asks for it. */
  | { session: string | null }

let tabs: BroadcastChannel | undefined
/** To be called when another tab has handed its session to this one. */
let answered: (() => void) | undefined
/** By then every tab that is awake has answered. */
const ANSWERED_AT_LATEST_MS = 300

/**
 * Finds out who is here and keeps the session store right from then on, whatever this tab or another
 * one does. A visitor is known at once, and downloads no client. Call it again to retry after `unreachable`.
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

/** The client has taken the token out of the address and left its `#`. */
function dropEmptyFragment() {
  const { pathname, search, hash } = window.location
  if (hash === '') window.history.replaceState(window.history.state, '', pathname + search)
}

function follow({ auth }: Client) {
  connected = true
  auth.onAuthStateChange((event) => {
    // Also when another tab signed out: what this tab kept for itself goes too.
    if (event === 'SIGNED_OUT') storage.removeItem(SESSION_KEY)
    if (event !== 'INITIAL_SESSION') showStoredSession()
  })
}

/** Without a client of its own, a visitor's tab learns from the storage that another one signed in. */
function followOtherTabs({ key }: StorageEvent) {
  if (!connected && key === SESSION_KEY) void startSession()
}

/**
 * What session storage holds is one tab's alone. Each tab hands it to the others, new and renewed, so that all
 * of them are signed in together until the last one is closed (decisions row 19).
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
 * The storage is the truth of this tab: events also arrive from tabs with a session of their own,
 * whose tokens this one does not have.
 */
function showStoredSession() {
  const user = storedUser()
  if (user !== undefined) {
    leave = undefined
    hadSession = true
    return sessionStore.set({ status: 'signed-in', user })
  }
  if (leave !== undefined) forgetFormDrafts()
  sessionStore.set({ status: 'signed-out', why: signedOutReason() })
}

function signedOutReason(): SignedOutReason {
  if (leave !== undefined) return leave
  return hadSession ? 'ended' : 'visitor'
}

function storedUser(): SessionUser | undefined {
  const stored = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null')
  if (typeof stored?.user?.id !== 'string') return undefined
  const { id, email, user_metadata: metadata } = stored.user
  return { id, email: email ?? '', role: ROLES.find((role) => role === metadata?.role) ?? 'user' }
}

/** Has the server write to the person in this language from now on; nothing to do for a visitor. */
export async function saveLanguage(language: Language) {
  if (sessionStore.get().status !== 'signed-in') return
  const { auth } = await getClient()
  const { error } = await auth.updateUser({ data: { language } })
  if (error) throw error
}

/** Ends the session everywhere; the guards know, in every tab, why. With an account, all its sessions are gone. */
export async function signOut(why: Leave = 'asked') {
  const { auth } = await getClient()
  sayLeave(why)
  const { error } = await auth.signOut({ scope: why === 'deleted' ? 'local' : 'global' })
  if (!error) return
  sayLeave(undefined)
  throw error
}

/** The farewell to somebody who deleted their account has been shown: from now on this is a visitor's tab. */
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
