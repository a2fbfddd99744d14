import { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { accessLog } from './http/access-log.ts'
import type { HttpEnv } from './http/http-env.ts'
import { createListener } from './http/listener.ts'
import { createMetrics } from './http/metrics.ts'
import { renderApiError } from './http/render-api-error.ts'
import { requestContext } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { completeSettings, type SettingsInput } from './settings.ts'

export type PodiumServer = {
  /** Answers in memory (`app.fetch`) what the port answers. */
  app: Hono<HttpEnv>
  listen(): Promise<{ url: string }>
  close(): Promise<void>
}

/** Builds everything a server needs and mounts its services; nothing listens before `listen`. */
export async function createServer(
  input: SettingsInput = {},
  { logger }: { logger?: Logger } = {},
): Promise<PodiumServer> {
  const settings = completeSettings(input)
  const log = logger ?? pino({ level: settings.logLevel })
  const metrics = createMetrics()

  const app = new Hono<HttpEnv>()
  app.use(requestContext(settings), accessLog(log), metrics.middleware, securityHeaders(settings))
  app.onError(renderApiError(log))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))

  const listener = createListener(app)
  return {
    app,
    async listen() {
      await listener.listen(settings)
      return { url: settings.publicUrl }
    },
    close: () => listener.close(),
  }
}
