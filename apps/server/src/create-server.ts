import { join } from 'node:path'
import { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { accessLog } from './http/access-log.ts'
import { freePort } from './http/free-port.ts'
import { createHealth } from './http/health.ts'
import type { HttpEnv } from './http/http-env.ts'
import { createListener } from './http/listener.ts'
import { createMetrics } from './http/metrics.ts'
import { metricsRoute } from './http/metrics-route.ts'
import { renderApiError } from './http/render-api-error.ts'
import { requestContext } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createPages } from './services/pages/index.ts'
import { completeSettings, type Settings, type SettingsInput } from './settings.ts'

const WEB_DIST = join(import.meta.dirname, '..', '..', 'web', 'dist')

export type PodiumServer = {
  /** Answers in memory (`app.fetch`) what the port answers. */
  app: Hono<HttpEnv>
  listen(): Promise<{ url: string }>
  /** Lets running requests end, then closes everything; safe to call twice. */
  close(): Promise<void>
}

/** Builds everything a server needs and mounts its services; nothing listens before `listen`. */
export async function createServer(
  input: SettingsInput | Settings = {},
  { logger, webDist = WEB_DIST }: { logger?: Logger; webDist?: string } = {},
): Promise<PodiumServer> {
  const settings = await withPort('mode' in input ? input : completeSettings(input))
  const log = logger ?? pino({ level: settings.logLevel })
  const metrics = createMetrics()
  let isStopping = false

  const app = new Hono<HttpEnv>()
    .use(requestContext(settings), accessLog(log), metrics.middleware, securityHeaders(settings))
    .onError(renderApiError(log))
    .route('/', createHealth({ probe: async () => {}, isStopping: () => isStopping }))
    .route('/', metricsRoute(metrics.registry, settings.metricsToken?.reveal()))
    .route(
      '/',
      await createPages({
        distDir: webDist,
        supabaseUrl:
          settings.supabaseUrl ?? (settings.isPublicUrlGiven ? settings.publicUrl : undefined),
        supabaseAnonKey: settings.supabaseAnonKey ?? '',
      }),
    )

  const listener = createListener(app)
  return {
    app,
    async listen() {
      await listener.listen(settings)
      return { url: settings.publicUrl }
    },
    async close() {
      isStopping = true
      await listener.close()
    },
  }
}

/** Port 0 becomes a free one now, because links in mails and tokens name it. */
async function withPort(settings: Settings): Promise<Settings> {
  if (settings.port !== 0) return settings
  const port = await freePort(settings.host)
  const publicUrl = settings.isPublicUrlGiven
    ? settings.publicUrl
    : settings.publicUrl.replace(/:0$/, `:${port}`)
  return Object.freeze({ ...settings, port, publicUrl })
}
