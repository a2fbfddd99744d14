import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Above the last port that `fetch` refuses to ask (10080, WHATWG Fetch, “port blocking”). */
export const LOWEST_FREE_PORT = 10_081
/** Below the ports that systems give to outgoing connections (from 32768 on Linux), one of which might take it first. */
const BEYOND = 32_768

/** Free port right now, for PORT=0: links in mails must know it before the server listens. */
export async function freePort(host: string): Promise<number> {
  const port = randomInt(LOWEST_FREE_PORT, BEYOND)
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      return freePort(host)
    throw error
  }
  probe.close()
  await once(probe, 'close')
  return port
}
