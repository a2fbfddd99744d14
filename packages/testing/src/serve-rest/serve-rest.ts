import { openDatabase } from '@podium/server/platform/db/open-database'
import { createListener } from '@podium/server/platform/http/listener'
import { createRest } from '@podium/server/protocol/rest/index'
import { pino } from 'pino'
import { verifyHs256 } from './verify-hs256.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Starts the data API alone on any PostgreSQL, for PostgREST's conformance cases, and returns its
 * address. Reads PostgREST's own variable names and takes HS256 tokens.
 */
export async function serveRest(env: Environment): Promise<string> {
  const logger = pino({ level: env.LOG_LEVEL ?? 'warn' })
  const anonymousRole = env.PGRST_DB_ANON_ROLE ?? null
  const databaseUrl = env.PGRST_DB_URI ?? 'postgres://localhost/postgres'
  const { app } = createRest({
    db: await openDatabase({ databaseUrl }, logger),
    logger,
    prefix: '',
    verifyToken: (token) =>
      verifyHs256(token, { secret: env.PGRST_JWT_SECRET ?? '', anonymousRole }),
    anonymous: anonymousRole === null ? null : { role: anonymousRole },
    anonymousRole: anonymousRole ?? '',
    dialect: {
      schemas: list(env.PGRST_DB_SCHEMAS ?? 'public'),
      maxRows: env.PGRST_DB_MAX_ROWS ? Number(env.PGRST_DB_MAX_ROWS) : null,
      aggregates: env.PGRST_DB_AGGREGATES_ENABLED === 'true',
      txOverride: env.PGRST_DB_TX_END?.endsWith('allow-override') ?? false,
    },
    extraSearchPath: list(env.PGRST_DB_EXTRA_SEARCH_PATH ?? 'public'),
    preRequest: env.PGRST_DB_PRE_REQUEST ? quotePath(env.PGRST_DB_PRE_REQUEST) : null,
    appSettings: appSettings(env),
    txEnd: env.PGRST_DB_TX_END?.startsWith('rollback') ? 'rollback' : 'commit',
  })
  const address = { host: '127.0.0.1', port: Number(env.PGRST_SERVER_PORT ?? 3000) }
  await createListener(app).listen(address)
  return `http://${address.host}:${address.port}`
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const quotePath = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')

const APP_SETTING = 'PGRST_APP_SETTINGS_'

const appSettings = (env: Environment) =>
  Object.entries(env).flatMap(([name, value]) =>
    name.startsWith(APP_SETTING) && value !== undefined
      ? [{ name: `app.settings.${name.slice(APP_SETTING.length).toLowerCase()}`, value }]
      : [],
  )
