import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Free port right now, for PORT=0: links in mails must know it before the server listens. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // A TCP server has a port; a pipe would have a name.
  probe.close()
  await once(probe, 'close')
  return port
}
