import { expect, test } from 'vitest'
import { clientIp } from './client-ip.ts'

const SOCKET = '10.0.0.7'

test.each([
  ['without a trusted proxy nobody can claim an address', '203.0.113.9', 0, SOCKET],
  ['one proxy of ours says whom it saw', '203.0.113.9', 1, '203.0.113.9'],
  [
    'what a visitor wrote stands left of it and is not believed',
    '1.1.1.1, 203.0.113.9',
    1,
    '203.0.113.9',
  ],
  ['two proxies of ours each added one', '203.0.113.9, 10.0.0.3', 2, '203.0.113.9'],
  ['a header shorter than the chain names its first', '203.0.113.9', 3, '203.0.113.9'],
  ['what is no address is not believed', '<script>', 1, SOCKET],
  ['no header leaves the socket', undefined, 1, SOCKET],
])('%s', (_title, forwardedFor, trustProxy, expected) => {
  expect(clientIp({ socketAddress: SOCKET, forwardedFor, trustProxy })).toBe(expected)
})

test.each([
  [
    'an IPv4 visitor on a dual-stack socket has their IPv4 address',
    '::ffff:192.0.2.1',
    '192.0.2.1',
  ],
  ['an address of one’s own network has no zone', 'fe80::1%eth0', 'fe80::1'],
])('%s', (_title, socketAddress, expected) => {
  expect(clientIp({ socketAddress, forwardedFor: undefined, trustProxy: 0 })).toBe(expected)
})
