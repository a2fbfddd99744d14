import { isIPv6 } from 'node:net'

/**
 * Key limits count by: an IPv4 address, or the /64 network of an IPv6 one, which is one visitor's.
 */
export function visitorKey(address = 'unknown'): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const missing = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return `${[...before, ...missing, ...after].slice(0, 4).join(':')}::/64`
}
