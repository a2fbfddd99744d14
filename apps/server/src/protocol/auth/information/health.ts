import type { Context } from 'hono'

/** GET /health, with the answer of Supabase Auth. */
export const health = (c: Context) =>
  c.json({
    version: 'podium',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  })
