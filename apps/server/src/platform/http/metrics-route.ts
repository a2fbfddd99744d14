import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { Registry } from 'prom-client'
import type { HttpEnv } from './http-env.ts'
import { isFromThisMachine } from './only-loopback.ts'

type Options = {
  /** Metrics of this server, and of its process. */
  registries: readonly Registry[]
  token: string | undefined
  /** Whether nobody else is expected to come, so that this machine needs no token. */
  isOpenToThisMachine: boolean
}

/**
 * `/metrics` in Prometheus' text format, for the token's holder. Throws `not_found` (404) for
 * others.
 */
export const metricsRoute = ({ registries, token, isOpenToThisMachine }: Options) =>
  new Hono<HttpEnv>().get('/metrics', async (c) => {
    const isAllowed =
      (isOpenToThisMachine && isFromThisMachine(c)) || isToken(c.req.header('authorization'), token)
    if (!isAllowed) throw new AppError('not_found')
    const all = Registry.merge([...registries])
    return c.text(await all.metrics(), 200, { 'content-type': all.contentType })
  })

/** Token check on hashes, so that its duration reveals nothing about the token. */
function isToken(header: string | undefined, token: string | undefined): boolean {
  if (header === undefined || token === undefined) return false
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
