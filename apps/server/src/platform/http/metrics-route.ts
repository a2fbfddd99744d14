import { AppError } from '@podium/domain'
import { type Context, Hono } from 'hono'
import { Registry } from 'prom-client'
import type { HttpEnv } from './http-env.ts'

type Options = {
  /** Metrics of this server, and of its process. */
  registries: readonly Registry[]
  isOperator: (c: Context<HttpEnv>) => boolean
}

/** `/metrics` in Prometheus' text format, for operators. Throws `not_found` (404) for others. */
export const metricsRoute = ({ registries, isOperator }: Options) =>
  new Hono<HttpEnv>().get('/metrics', async (c) => {
    if (!isOperator(c)) throw new AppError('not_found')
    const all = Registry.merge([...registries])
    return c.text(await all.metrics(), 200, { 'content-type': all.contentType })
  })
