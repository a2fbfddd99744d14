import { expect, test } from 'vitest'
import { type Session, sessionStore } from './session-store.ts'

const ADA: Session = {
  status: 'signed-in',
  user: { id: '1', email: 'ada@example.org', role: 'user', hasAcceptedTerms: true },
}

test('the first check has not ended when the page starts', () => {
  expect(sessionStore.get()).toEqual({ status: 'loading' })
})

test('a listener sees each session as it is set, until it stops listening', () => {
  const seen: Session[] = []
  const stop = sessionStore.subscribe(() => seen.push(sessionStore.get()))

  sessionStore.set(ADA)
  sessionStore.set({ status: 'signed-out', why: 'asked' })
  stop()
  sessionStore.set(ADA)

  expect(seen).toEqual([ADA, { status: 'signed-out', why: 'asked' }])
})

test('nothing of a session is left in the next one', () => {
  sessionStore.set(ADA)
  sessionStore.set({ status: 'unreachable' })

  expect(sessionStore.get()).toEqual({ status: 'unreachable' })
})
