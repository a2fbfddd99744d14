import { connect, createServer, type Socket } from 'node:net'
import { createTestDatabase, openDatabase } from '@podium/testing'
import { expect, test } from 'vitest'

test('a request with its identity and its transaction leaves in one packet', async () => {
  await using world = await createTestDatabase('postgres')
  const direct = new URL('databaseUrl' in world.place ? world.place.databaseUrl : '')
  await using proxy = await countingProxy(Number(direct.port))
  const through = new URL(direct)
  through.port = String(proxy.port)
  const db = await openDatabase({ databaseUrl: through.href })
  const request = (person: string) =>
    db.batch([
      { name: 'identity', text: `select set_config('role', $1, true)`, values: ['anon'] },
      { name: 'greet', text: 'select $1::text as greeting', values: [person] },
    ])
  await request('nobody') // connects and prepares

  const before = proxy.packets()
  await request('Awa')
  await request('Zoé')
  const sent = proxy.packets() - before
  await db.close()

  expect(sent).toBe(2)
})

/** Passes everything on to `port` of this machine and counts the packets that go there. */
async function countingProxy(port: number) {
  let packets = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1').setNoDelay()
    sockets.add(client).add(upstream)
    client.on('data', () => {
      packets += 1
    })
    client.pipe(upstream).pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    packets: () => packets,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
