import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** Baseline server: Hono answers a JSON text of the wanted size, and does nothing else. */
const bodyBytes = Number(process.argv[2])
const body = JSON.stringify('x'.repeat(bodyBytes - 2))
const app = new Hono().get('/', (c) => {
  c.header('content-type', 'application/json')
  return c.body(body)
})

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
