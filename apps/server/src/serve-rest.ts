import { createHmac, timingSafeEqual } from 'node:crypto'
import { RestError } from '@podium/rest-compiler'
import { pino } from 'pino'
import type { Claims } from './platform/db/as-identity.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createListener } from './platform/http/listener.ts'
import { createRest } from './protocol/rest/index.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Serves the data API alone on any PostgreSQL, for PostgREST's conformance cases. Reads PostgREST's own
 * variable names and takes HS256 tokens. Gives the address.
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
      verifyToken(token, { secret: env.PGRST_JWT_SECRET ?? '', anonymousRole }),
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

/** HS256. Throws PGRST301 or PGRST303. */
async function verifyToken(
  token: string,
  { secret, anonymousRole }: { secret: string; anonymousRole: string | null },
): Promise<Claims> {
  const parts = token.split('.')
  if (token === '') throw refused('PGRST301', 'Empty JWT is sent in Authorization header')
  if (parts.length !== 3) {
    throw refused('PGRST301', `Expected 3 parts in JWT; got ${parts.length}`)
  }
  const [head = '', body = '', signature = ''] = parts
  const wanted = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw refused(
      'PGRST301',
      'No suitable key or wrong key type',
      'None of the keys was able to decode the JWT',
    )
  }
  const claims = parseClaims(body)
  const { aud = '' } = claims
  if (typeof aud !== 'string' && !Array.isArray(aud)) {
    throw refused('PGRST303', "The JWT 'aud' claim must be a string or an array of strings")
  }
  const nowS = Date.now() / 1000
  for (const name of ['exp', 'nbf', 'iat']) {
    if (claims[name] !== undefined && typeof claims[name] !== 'number') {
      throw refused('PGRST303', `The JWT '${name}' claim must be a number`)
    }
  }
  if (Number(claims.exp ?? Number.POSITIVE_INFINITY) < nowS - LEEWAY_S) {
    throw refused('PGRST303', 'JWT expired')
  }
  if (Number(claims.nbf ?? 0) > nowS + LEEWAY_S) throw refused('PGRST303', 'JWT not yet valid')
  if (Number(claims.iat ?? 0) > nowS + LEEWAY_S) throw refused('PGRST303', 'JWT issued at future')
  const role = typeof claims.role === 'string' ? claims.role : anonymousRole
  if (role === null) throw refused('PGRST302', 'Anonymous access is disabled')
  return { ...claims, role }
}

const LEEWAY_S = 30

function parseClaims(body: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    if (typeof claims === 'object' && claims !== null) return { ...claims }
  } catch {
    // Falls through to the refusal.
  }
  throw refused('PGRST303', 'Parsing claims failed')
}

function refused(code: string, message: string, details: string | null = null): RestError {
  const headers = {
    'www-authenticate': `Bearer error="invalid_token", error_description="${message}"`,
  }
  return new RestError({ code, status: 401, message, details, headers })
}
