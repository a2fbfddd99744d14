import { join } from 'node:path'
import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { Registry } from 'prom-client'
import { CAPTCHA_SOURCES } from './auth-captcha.ts'
import { type OwnBackend, openOwnBackend } from './own-backend.ts'
import { createHeartbeats } from './platform/heartbeats.ts'
import { createAccessLog } from './platform/http/access-log.ts'
import { freePort } from './platform/http/free-port.ts'
import { createHealth } from './platform/http/health.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import { isLoopbackHost } from './platform/http/is-loopback-host.ts'
import { createListener } from './platform/http/listener.ts'
import { metricsRoute } from './platform/http/metrics-route.ts'
import { observe } from './platform/http/observe.ts'
import { operatorCheck } from './platform/http/operator-check.ts'
import { renderApiError } from './platform/http/render-api-error.ts'
import { requestContext } from './platform/http/request-context.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { shareBodyRoom } from './platform/http/share-body-room.ts'
import { slowDownFloods } from './platform/http/slow-down-floods.ts'
import { warnOfUndeclaredProxy } from './platform/http/undeclared-proxy.ts'
import { createTally, sum } from './platform/log/tally.ts'
import { processMetrics } from './platform/metrics/process-metrics.ts'
import { createRequestMetrics } from './platform/metrics/request-metrics.ts'
import { createReadiness } from './platform/readiness.ts'
import type { Tracing } from './platform/tracing/start-tracing.ts'
import { probeProject } from './probe-project.ts'
import type { DemoSignIn } from './product/demo/index.ts'
import { createPages } from './product/pages/index.ts'
import { findSharedPost } from './product/posts/index.ts'
import { offersPhoneFactors, passkeyPartyOf, securityKeyPartyOf } from './protocol/auth/index.ts'
import { serveServerFigures } from './server-figures.ts'
import { completeSettings, type Settings, type SettingsInput } from './settings.ts'
import { VERSION } from './version.ts'

const WEB_DIST = join(import.meta.dirname, '..', '..', 'web', 'dist')

export type PodiumServer = {
  /** In-memory entry (`app.fetch`), with the same answers as the port. */
  app: Hono<HttpEnv>
  /** Own database and keys; absent in hosted mode. */
  backend: Pick<OwnBackend, 'db' | 'anonKey' | 'serviceRoleKey'> | undefined
  /** Demo accounts whose passwords this start has set. */
  demoSignIns: readonly DemoSignIn[]
  listen(): Promise<{ url: string }>
  /**
   * Is no longer ready, goes on answering for the drain time, lets running requests end and closes
   * everything, which takes at most 15 s more. A second call ends the drain time.
   */
  close(): Promise<void>
}

/**
 * Server with all its services mounted, not listening before `listen`. Throws `SettingsError`,
 * `FolderInUseError`, `OpenDemoError`, `AccessMissingError`, or `AppError('unavailable')` for an unreachable database.
 */
export async function createServer(
  input: SettingsInput | Settings = {},
  {
    logger,
    webDist = WEB_DIST,
    checksAccess = true,
  }: { logger?: Logger; webDist?: string; checksAccess?: boolean } = {},
): Promise<PodiumServer> {
  const settings = await withPort('mode' in input ? input : completeSettings(input))
  const log = logger ?? pino({ level: settings.logLevel })
  const registry = new Registry()
  const metrics = createRequestMetrics(registry)
  const heartbeats = createHeartbeats()
  const tracing = await openTracing(settings, log)
  const backend =
    settings.mode === 'hosted'
      ? undefined
      : await openOwnBackend(settings, log, { checksAccess, heartbeats, tracing })
  backend?.serveFigures(registry)
  let closing: Promise<void> | undefined

  const accessLog = createAccessLog(log)
  backend?.realtime.onAnswered((answered) => {
    accessLog.log(answered)
    metrics.count(answered.path, answered)
  })
  const observers = [accessLog.observe, metrics.observe, ...(backend ? [backend.measure] : [])]
  const { captchaWidget } = settings
  const otherSources = captchaWidget && CAPTCHA_SOURCES[captchaWidget.provider]
  const app = new Hono<HttpEnv>()
    .use(
      requestContext(settings),
      warnOfUndeclaredProxy({ ...settings, logger: log }),
      slowDownFloods(),
      shareBodyRoom(),
      ...(tracing ? [tracing.requests] : []),
    )
    .use(observe(observers), securityHeaders({ ...settings, otherSources }))
    .onError(renderApiError(log))
    .notFound(() => {
      throw new AppError('not_found')
    })
  const readiness = createReadiness({
    probe: async () => (backend ? backend.probe() : probeProject(settings)),
    isStopping: () => closing !== undefined,
    heartbeats,
    logger: log,
  })
  serveServerFigures(registry, { mode: settings.mode, heartbeats, readiness })
  const isOperator = operatorCheck({
    token: settings.metricsToken?.reveal(),
    isOpenToThisMachine: isLoopbackHost(new URL(settings.publicUrl).hostname),
  })
  app.route(
    '/',
    createHealth({
      readiness,
      differentRights: () => backend?.differentRights() ?? [],
      isOperator,
    }),
  )
  app.route('/', metricsRoute({ registries: [registry, processMetrics()], isOperator }))
  backend?.mount(app)
  for (const service of ['auth', 'rest', 'storage', 'realtime', 'api']) {
    app.all(`/${service}/*`, (c) => c.notFound())
  }
  app.route(
    '/',
    await createPages({
      distDir: webDist,
      publicUrl: settings.publicUrl,
      supabaseUrl:
        settings.supabaseUrl ?? (settings.isPublicUrlGiven ? settings.publicUrl : undefined),
      supabaseAnonKey: settings.supabaseAnonKey ?? backend?.anonKey ?? '',
      ownApi: backend !== undefined,
      hasMailbox: settings.hasMailbox,
      keepsMails: settings.keepsMails,
      contactEmail: settings.shownEmail,
      // A hosted project has providers of its own, which this server does not know.
      providers: backend === undefined ? [] : settings.authProviders,
      canLink: backend !== undefined && settings.authManualLinking === true,
      hasSso: backend !== undefined && settings.authSamlEnabled,
      passkeyDomain: backend && passkeyPartyOf(settings)?.id,
      securityKeyDomain: backend && securityKeyPartyOf(settings)?.id,
      phoneFactors: backend !== undefined && offersPhoneFactors(settings),
      codeDigits: backend && {
        mail: settings.authMailerOtpLength,
        sms: settings.authSmsOtpLength,
      },
      captcha: captchaWidget,
      model: backend?.model,
      findSharedPost: (id) => findSharedPost(id, backend?.db, settings),
      logger: log,
    }),
  )

  const unparsed = createTally((statuses) =>
    log.warn({ count: sum(statuses), statuses }, 'refused before they became requests'),
  )
  const listener = createListener(app, {
    onRefused(status) {
      metrics.countUnparsed(status)
      unparsed.add(String(status))
    },
    ...(backend && { upgrades: backend.realtime }),
  })
  const hurry = new AbortController()

  async function stop() {
    readiness.stop()
    await listener.drain(settings.stopDrainS * 1000, hurry.signal)
    await Promise.all([backend?.realtime.closeSockets(), listener.close()])
    await backend?.close()
    await tracing?.close()
  }
  return {
    app,
    backend,
    demoSignIns: backend?.demoSignIns ?? [],
    async listen() {
      await listener.listen(settings)
      await backend?.start()
      readiness.start()
      return { url: settings.publicUrl }
    },
    close() {
      if (closing) hurry.abort()
      closing ??= stop()
      return closing
    },
  }
}

/** Traces where the settings ask for them; else nothing of OpenTelemetry's SDK is loaded. */
async function openTracing(settings: Settings, logger: Logger): Promise<Tracing | undefined> {
  const { otlpEndpoint: endpoint, otelServiceName: serviceName, otelTracesRatio: ratio } = settings
  if (endpoint === undefined) return undefined
  const { startTracing } = await import('./platform/tracing/start-tracing.ts')
  const headers = settings.otlpHeaders?.reveal()
  return startTracing({ endpoint, headers, serviceName, ratio, version: VERSION }, logger)
}

/** Settings with port 0 replaced by a free one, because links in mails and tokens name it. */
async function withPort(settings: Settings): Promise<Settings> {
  if (settings.port !== 0) return settings
  const port = await freePort(settings.host)
  const publicUrl = settings.isPublicUrlGiven
    ? settings.publicUrl
    : settings.publicUrl.replace(/:0$/, `:${port}`)
  return Object.freeze({ ...settings, port, publicUrl })
}
