import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'
import { isFromThisMachine } from './only-loopback.ts'

type Options = {
  /** METRICS_TOKEN */
  token: string | undefined
  /** Whether nobody else is expected to come, so that this machine needs no token. */
  isOpenToThisMachine: boolean
}

/** Check whether a request comes from those who run this server: the token's holder, or this machine. */
export const operatorCheck =
  ({ token, isOpenToThisMachine }: Options) =>
  (c: Context<HttpEnv>): boolean =>
    (isOpenToThisMachine && isFromThisMachine(c)) || isToken(c.req.header('authorization'), token)

/** Token check on hashes, so that its duration reveals nothing about the token. */
function isToken(header: string | undefined, token: string | undefined): boolean {
  if (header === undefined || token === undefined) return false
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
