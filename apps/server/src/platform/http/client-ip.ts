import { isIP } from 'node:net'

type Addresses = {
  socketAddress: string | undefined
  /** The `X-Forwarded-For` header, which anybody can write. */
  forwardedFor: string | undefined
  /** How many proxies in front are ours; each of them appended one address to the header. */
  trustProxy: number
}

/** The visitor's address: what the outermost trusted proxy saw, never what a visitor claims. */
export function clientIp({ socketAddress = '127.0.0.1', forwardedFor, trustProxy }: Addresses) {
  if (trustProxy === 0 || forwardedFor === undefined) return plain(socketAddress)
  const seen = forwardedFor.split(',').map((address) => plain(address.trim()))
  const visitor = seen.at(-Math.min(trustProxy, seen.length)) ?? ''
  return isIP(visitor) === 0 ? plain(socketAddress) : visitor
}

/** `::ffff:127.0.0.1`, as a dual-stack socket says it, is 127.0.0.1. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
