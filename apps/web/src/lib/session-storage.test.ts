import { expect, test } from 'vitest'
import { createSessionStorage, SESSION_KEY } from './session-storage.ts'

function store(entries: [string, string][] = []) {
  const values = new Map(entries)
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('who asks to be remembered is kept beyond the tab', () => {
  const [remembered, tab] = [store(), store()]
  const storage = createSessionStorage(remembered, tab)

  storage.remember(true)
  storage.setItem(SESSION_KEY, 'alice')

  expect([remembered.values.get(SESSION_KEY), tab.values.size]).toEqual(['alice', 0])
})

test('who does not ask to be remembered is gone with the tab', () => {
  const [remembered, tab] = [store([[SESSION_KEY, 'before']]), store()]
  const storage = createSessionStorage(remembered, tab)

  storage.remember(false)
  storage.setItem(SESSION_KEY, 'alice')

  expect([remembered.values.get(SESSION_KEY), tab.values.get(SESSION_KEY)]).toEqual([
    undefined,
    'alice',
  ])
})

test('a session of the tab stays in the tab when it is refreshed after a reload', () => {
  const [remembered, tab] = [store(), store([[SESSION_KEY, 'alice']])]
  const storage = createSessionStorage(remembered, tab)

  storage.setItem(SESSION_KEY, 'alice, refreshed')

  expect([remembered.values.get(SESSION_KEY), storage.getItem(SESSION_KEY)]).toEqual([
    undefined,
    'alice, refreshed',
  ])
})

test('signing out leaves nothing in either place', () => {
  const [remembered, tab] = [store([[SESSION_KEY, 'alice']]), store([[SESSION_KEY, 'bob']])]
  const storage = createSessionStorage(remembered, tab)

  storage.removeItem(SESSION_KEY)

  expect(storage.getItem(SESSION_KEY)).toBeNull()
})

const session = (name: string, expires_at: number) => JSON.stringify({ name, expires_at })

test('what only a tab holds is told to the others, a remembered session is not', () => {
  const told: string[] = []
  const storage = createSessionStorage(store(), store())
  storage.onHeld((held) => told.push(held))

  storage.remember(false)
  storage.setItem(SESSION_KEY, 'alice')
  storage.setItem('another key', 'bob')
  storage.remember(true)
  storage.setItem(SESSION_KEY, 'alice, remembered')

  expect([told, storage.held()]).toEqual([['alice'], null])
})

test('a tab takes over what another one holds, unless its own session lives longer', () => {
  const [remembered, tab] = [store(), store()]
  const storage = createSessionStorage(remembered, tab)
  const [short, long] = [session('alice', 10), session('alice', 20)]

  expect([storage.take(long), storage.take(short), storage.take(long)]).toEqual([
    true,
    false,
    false,
  ])
  expect([storage.held(), remembered.values.size]).toEqual([long, 0])
})

test('a tab takes over nothing where a session is remembered', () => {
  const storage = createSessionStorage(store([[SESSION_KEY, session('alice', 10)]]), store())

  expect([storage.take(session('bob', 20)), storage.held()]).toEqual([false, null])
})

test('a new tab asks the others only where one may hold a session', () => {
  const remembered = store()
  const first = createSessionStorage(remembered, store())
  first.remember(false)
  const ask = () => createSessionStorage(remembered, store()).mayBeElsewhere()

  const visitor = ask()
  first.setItem(SESSION_KEY, session('alice', 10))
  const during = ask()
  first.removeItem(SESSION_KEY)

  expect([visitor, during, ask()]).toEqual([false, true, false])
})

test('a tab whose own session has run out asks the others for a newer one', () => {
  const ends = (atMs: number) => session('alice', atMs / 1000)
  const ask = (held: string) =>
    createSessionStorage(store(), store([[SESSION_KEY, held]])).mayBeElsewhere()

  expect([ask(ends(Date.now() - 1000)), ask(ends(Date.now() + 60_000))]).toEqual([true, false])
})
