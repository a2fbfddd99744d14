import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from './http-env.ts'

/** Looks at a request once it is answered; `ms` is the time that took. */
export type Observer = (c: Context<HttpEnv>, ms: number) => void

/** Times every request once for all who look. One layer, because each costs every request some 3 µs. */
export const observe = (observers: readonly Observer[]) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    for (const see of observers) see(c, ms)
  })
