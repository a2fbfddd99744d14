import { type Context, Hono } from 'hono'
import type { Readiness } from '../readiness.ts'
import type { HttpEnv } from './http-env.ts'

type HealthDeps = {
  readiness: Pick<Readiness, 'require'>
  /** Rights, policies and definitions to look at, which do not keep it from working. */
  differentRights: () => readonly string[]
  /** Whether a caller may learn of them. */
  isOperator: (c: Context<HttpEnv>) => boolean
}

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 while it can work, else 503. Operators are
 * told which rights differ.
 */
export const createHealth = ({ readiness, differentRights, isOperator }: HealthDeps) =>
  new Hono<HttpEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      await readiness.require()
      const different = isOperator(c) ? differentRights() : []
      return c.json({
        status: 'ready',
        ...(different.length > 0 && { differentRights: different }),
      })
    })
