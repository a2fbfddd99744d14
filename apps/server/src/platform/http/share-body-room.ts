import { createMiddleware } from 'hono/factory'
import { createBodyRoom } from './body-room.ts'
import type { HttpEnv } from './http-env.ts'

/** Layer that gives every service the same room (`limitBody`). */
export const shareBodyRoom = (room = createBodyRoom()) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    c.set('bodyRoom', room)
    await next()
  })
