import { isIP } from 'node:net'

type Addresses = {
  socketAddress: string | undefined
  /** `X-Forwarded-For` header, which anybody can write. */
  forwardedFor: string | undefined
  /** Number of our own proxies in front; each appended one address to the header. */
  trustProxy: number
}

/** Visitor's address as the outermost trusted proxy saw it, never as the visitor claims. */
export function clientIp({ socketAddress = '127.0.0.1', forwardedFor, trustProxy }: Addresses) {
  if (trustProxy === 0 || forwardedFor === undefined) return plain(socketAddress)
  const seen = forwardedFor.split(',').map((address) => plain(address.trim()))
  const visitor = seen.at(-Math.min(trustProxy, seen.length)) ?? ''
  return isIP(visitor) === 0 ? plain(socketAddress) : visitor
}

/** Address without the `::ffff:` of IPv4 on a dual-stack socket, and without the zone of a link-local one (`%eth0`). */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
