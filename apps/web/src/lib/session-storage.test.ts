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

  expect([remembered.values.size, tab.values.get(SESSION_KEY)]).toEqual([0, 'alice'])
})

test('a session of the tab stays in the tab when it is refreshed after a reload', () => {
  const [remembered, tab] = [store(), store([[SESSION_KEY, 'alice']])]
  const storage = createSessionStorage(remembered, tab)

  storage.setItem(SESSION_KEY, 'alice, refreshed')

  expect([remembered.values.size, storage.getItem(SESSION_KEY)]).toEqual([0, 'alice, refreshed'])
})

test('signing out leaves nothing in either place', () => {
  const [remembered, tab] = [store([[SESSION_KEY, 'alice']]), store([[SESSION_KEY, 'bob']])]
  const storage = createSessionStorage(remembered, tab)

  storage.removeItem(SESSION_KEY)

  expect(storage.getItem(SESSION_KEY)).toBeNull()
})
