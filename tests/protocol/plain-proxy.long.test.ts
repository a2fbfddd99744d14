import { ENGINES, startPlainProxy, startWorld } from '@podium/testing'
import { describe, expect, test } from 'vitest'

/** Statuses of what only a person at this machine may see. */
const seenAt = (url: string) =>
  Promise.all(
    ['/mailbox.json', '/mailbox', '/metrics', '/'].map(
      async (path) => (await fetch(url + path)).status,
    ),
  )

// Only root starts nginx with the user of its own that a service has.
describe.runIf(process.getuid?.() === 0).each(ENGINES)('without PUBLIC_URL on %s', (engine) => {
  test('a proxy that adds no header and names this machine opens neither mailbox nor metrics', async () => {
    await using world = await startWorld(engine)
    await using front = await startPlainProxy(Number(new URL(world.url).port))

    expect(await seenAt(`http://127.0.0.1:${front.port}`)).toEqual([404, 404, 404, 200])
    expect(await seenAt(world.url)).toEqual([200, 200, 200, 200])
  })
})
