import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Proxy that can stop forwarding without closing anything, as a network does that lost its state. */
export type SilentProxy = AsyncDisposable & {
  /** Address of the target by way of the proxy. */
  url: string
  /** Connections it has accepted so far. */
  accepted(): number
  /**
   * Stops forwarding: today's connections never carry a byte again and stay open on both sides, new
   * ones are accepted and get no answer.
   */
  fallSilent(): void
  /** Forwards new connections again; those from before stay silent. */
  recover(): void
}

/** Starts a proxy in front of the host and port of a URL. */
export async function startSilentProxy(targetUrl: string): Promise<SilentProxy> {
  const target = new URL(targetUrl)
  const sockets = new Set<Socket>()
  const forwarded = new Set<Socket>()
  let isSilent = false
  let accepted = 0

  const server = createServer({ pauseOnConnect: true }, (near) => {
    accepted += 1
    keep(near)
    if (isSilent) return
    const far = keep(connect(Number(target.port), target.hostname))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      forwarded.add(from)
      from.pipe(to, { end: false })
      from.once('close', () => forwarded.has(from) && to.destroy())
    }
    near.resume()
  })

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    return socket
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(targetUrl)
  url.port = String((server.address() as AddressInfo).port) // A TCP server has a port.
  return {
    url: url.href,
    accepted: () => accepted,
    fallSilent() {
      isSilent = true
      for (const socket of forwarded) socket.unpipe().pause()
      forwarded.clear()
    },
    recover() {
      isSilent = false
    },
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
