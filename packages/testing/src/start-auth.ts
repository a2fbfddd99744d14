import { randomUUID } from 'node:crypto'
import type { Database } from '@podium/server/platform/db/database'
import type { HttpEnv } from '@podium/server/platform/http/http-env'
import { requestContext } from '@podium/server/platform/http/request-context'
import { createMails, type MailRequest } from '@podium/server/platform/mail/index'
import { createMailboxMailer } from '@podium/server/platform/mail/mailbox'
import { createAuth } from '@podium/server/protocol/auth/index'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { pino } from 'pino'

type Settings = Parameters<typeof createAuth>[0]['settings']

/** Auth service alone, called in memory, with a clock that tests move. */
export type AuthWorld = {
  publicUrl: string
  anonKey: string
  serviceRoleKey: string
  verifyToken(token: string): Promise<Record<string, unknown>>
  /** Request to a `path` below /auth/v1. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** POSTs JSON with the current API version; `token` is the bearer. */
  send(
    path: string,
    body: unknown,
    options?: { token?: string; method?: string; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>
  /** New official client, as a new visitor. */
  client(key?: string, flowType?: 'implicit' | 'pkce'): SupabaseClient
  /** Admin calls, as the server itself. */
  admin: SupabaseClient['auth']['admin']
  /** Queued mails to an address, oldest first; those of answered requests are among them. */
  mailsTo(address: string): Promise<MailRequest[]>
  /** Current time of the service. */
  clock: { now: Date }
}

const PUBLIC_URL = 'http://localhost:3000'

export async function startAuth(
  db: Database,
  settings: Partial<Settings> = {},
): Promise<AuthWorld> {
  const logger = pino({ enabled: false })
  const clock = { now: new Date() }
  const auth = await createAuth({
    db,
    mails: createMails({ db, mailer: createMailboxMailer(db), logger }),
    clock: () => clock.now,
    logger,
    settings: {
      publicUrl: PUBLIC_URL,
      authAutoconfirm: true,
      authSignups: true,
      authAnonymous: false,
      authJwtLifetimeS: 3600,
      authRateLimits: false,
      authMailIntervalS: 60,
      authCodeLifetimeS: 600,
      authMailerOtpLength: 6,
      authLinkLifetimeS: 86_400,
      authRefuseCommonPasswords: false,
      authPasswordReauthentication: false,
      authProviders: [],
      authManualLinking: false,
      authSamlEnabled: false,
      authPasswordMinLength: 6,
      authRefreshTokenReuseS: 0,
      authSessionTimeboxS: 0,
      authSessionInactivityS: 0,
      authSessionSingle: false,
      authExternalPhone: true,
      authSmsAutoconfirm: false,
      authSmsMaxFrequencyS: 60,
      authSmsOtpExpS: 300,
      authSmsOtpLength: 6,
      authSmsPerDay: 500,
      authMfaPhoneEnroll: false,
      authMfaPhoneVerify: false,
      ...settings,
    },
  })
  const app = new Hono<HttpEnv>().use(requestContext({ trustProxy: 1 })).route('/auth/v1', auth.app)
  const fetchInMemory: typeof fetch = async (input, init) => {
    const answer = await app.fetch(new Request(input, init))
    await auth.settle()
    return answer
  }
  const request = (path: string, init?: RequestInit) =>
    fetchInMemory(`${PUBLIC_URL}/auth/v1${path}`, init)
  const client = (key = auth.anonKey, flowType: 'implicit' | 'pkce' = 'implicit') =>
    createClient(PUBLIC_URL, key, {
      global: { fetch: fetchInMemory },
      auth: {
        flowType,
        persistSession: false,
        autoRefreshToken: false,
        storageKey: randomUUID(),
        experimental: { recoveryCodes: true },
      },
    })

  return {
    publicUrl: PUBLIC_URL,
    anonKey: auth.anonKey,
    serviceRoleKey: auth.serviceRoleKey,
    verifyToken: auth.verifyToken,
    request,
    async send(path, body, { token, method = 'POST', headers = {} } = {}) {
      const response = await request(path, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      })
      const text = await response.text()
      return {
        status: response.status,
        body: text === '' ? {} : JSON.parse(text),
        headers: response.headers,
      }
    },
    client,
    admin: client(auth.serviceRoleKey).auth.admin,
    async mailsTo(address) {
      const rows = await db.query<{ request: MailRequest }>(
        `select request from mail.outbox where request ->> 'to' = $1 order by created_at`,
        [address],
      )
      return rows.map((row) => row.request)
    },
    clock,
  }
}
