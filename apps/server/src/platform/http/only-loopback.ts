import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from './http-env.ts'
import { isLoopbackHost } from './is-loopback-host.ts'
import { isOfAPerson } from './peer-user.ts'

/**
 * Middleware that hides a route from all but a person at this machine. Throws `not_found` (404) for
 * the others.
 */
export const onlyLoopback = createMiddleware<HttpEnv>(async (c, next) => {
  if (!isFromThisMachine(c)) throw new AppError('not_found')
  await next()
})

/**
 * Whether a request came straight from this machine, by its socket. A proxy beside the server
 * connects from here too, and a foreign page can point its own name here (DNS rebinding); the first
 * leaves a forwarding header, is named by TRUST_PROXY, speaks HTTP/1.0 as nginx did unless told
 * otherwise, or is run by another user (decision 0217); the second leaves a foreign `Host`.
 */
export function isFromThisMachine(c: Context<HttpEnv>): boolean {
  const { incoming } = c.env ?? {}
  const address = incoming?.socket.remoteAddress
  if (address === undefined) return true // in memory: the caller is this process
  const isForwarded =
    c.get('isBehindProxy') ||
    incoming?.httpVersion === '1.0' ||
    FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)
  if (!LOOPBACK_ADDRESS.test(address) || isForwarded || !isLoopbackHost(hostname(c))) return false
  return incoming === undefined || isOfAPerson(incoming.socket)
}

const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via']
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i

const hostname = (c: Context) => new URL(c.req.url).hostname
