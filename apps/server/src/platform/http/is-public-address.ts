import { BlockList, isIPv6 } from 'node:net'

/** Networks of IPv4 that are not the Internet (IANA's registry of special-purpose addresses). */
const SPECIAL = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', bits] = network.split('/')
  SPECIAL.addSubnet(address, Number(bits), 'ipv4')
}

/** The Internet of IPv6, and what of it is reserved or carries an IPv4 address. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const RESERVED = new BlockList()
RESERVED.addSubnet('2001::', 23, 'ipv6')
RESERVED.addSubnet('2001:db8::', 32, 'ipv6')
RESERVED.addSubnet('2002::', 16, 'ipv6')

/** Whether an IP address is one of the Internet, and not of a private network or of this machine. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !SPECIAL.check(address, 'ipv4')
  return GLOBAL.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6')
}
