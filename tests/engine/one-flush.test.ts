import { Socket } from 'node:net'
import { ENGINES, openTestDatabase } from '@podium/testing'
import { describe, expect, test, vi } from 'vitest'

describe.each(ENGINES)('the connection to %s', (engine) => {
  test('a request with its identity and its transaction leaves in one write', async () => {
    await using db = await openTestDatabase(engine)
    const request = (person: string) =>
      db.batch([
        { name: 'identity', text: `select set_config('role', $1, true)`, values: ['anon'] },
        { name: 'greet', text: 'select $1::text as greeting', values: [person] },
        { text: 'select $1::text as once', values: [person] },
      ])
    await request('nobody') // connects and prepares
    // Writes to the socket: one call is one write.
    const writes = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev')]

    await request('Awa')
    await request('Zoé')
    const count = writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    for (const write of writes) write.mockRestore()

    expect(count).toBe(2)
  })
})
