import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isOfAPerson, peerUser } from './peer-user.ts'

const isLinux = process.platform === 'linux'

test.each(['127.0.0.1', '::1'])(
  'a connection from %s has the user of its process',
  async (host) => {
    const server = createServer().listen(0, host)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // of a TCP server
    const client = connect(port, host)
    const [socket]: Socket[] = await once(server, 'connection')

    expect(socket && peerUser(socket)).toBe(isLinux ? process.getuid?.() : null)
    expect(socket && isOfAPerson(socket)).toBe(true)

    client.destroy()
    server.close()
  },
)

test('a connection that is not of this machine is nobody’s', () => {
  expect(peerUser({ localPort: 1, remotePort: 1 })).toBe(isLinux ? undefined : null)
  expect(isOfAPerson({ localPort: 1, remotePort: 1 })).toBe(!isLinux)
})
