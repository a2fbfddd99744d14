import { resolve } from 'node:path'
import { CODE_DIGITS, OPEN_CODE_DIGITS, STAFF_ROLES, type StaffRole } from '@podium/domain'
import type { z } from 'zod'
import {
  type CaptchaWidget,
  captchaCheckOf,
  captchaProblems,
  captchaWidgetOf,
} from './auth-captcha.ts'
import { passkeyProblems } from './auth-passkeys.ts'
import { authProviders, providerProblems } from './auth-providers.ts'
import { misspeltSettings } from './misspelt-settings.ts'
import { isLoopbackHost } from './platform/http/is-loopback-host.ts'
import type { CaptchaSettings, ProviderSettings } from './protocol/auth/index.ts'
import { SETTINGS } from './settings-schema.ts'

export { Secret } from './secret.ts'

type Table = typeof SETTINGS
type Parsed = {
  [K in keyof Table]:
    | z.output<Table[K]['schema']>
    | (Table[K]['fallback'] extends undefined ? undefined : never)
}
type Derived =
  | 'publicUrl'
  | 'demo'
  | 'authAutoconfirm'
  | 'authRefuseCommonPasswords'
  | 'authPasswordReauthentication'
  | 'authMailerOtpLength'
  | 'authSmsOtpLength'
  | 'authMfaRequiredRoles'
  | 'logLevel'
  | 'contactEmail'
  | 'stopDrainS'

/** Settings given in code instead of the environment, by tests for example; the rest is default. */
export type SettingsInput = { [K in keyof Parsed]?: Parsed[K] | undefined }

/** Mode of this server: embedded database, PostgreSQL, or in front of a Supabase project. */
type Mode = 'embedded' | 'self-hosted' | 'hosted'

export type Settings = Readonly<
  Omit<Parsed, Derived> & {
    mode: Mode
    /** Public address, absolute, without a trailing slash. */
    publicUrl: string
    /** Whether `publicUrl` was given; a default one may not be the name people come by. */
    isPublicUrlGiven: boolean
    /** Whether people of other machines can come: HOST or PUBLIC_URL is no loopback address. */
    isOpen: boolean
    demo: boolean
    /**
     * Whether the demo accounts may keep their published passwords: only on a server for this
     * machine.
     */
    hasKnownDemoPasswords: boolean
    /**
     * Whether mail without an SMTP server is shown on the mailbox page to the person at this
     * machine.
     */
    hasMailbox: boolean
    /** Whether mail without an SMTP server is kept for admins, because others could reach the mailbox page. */
    keepsMails: boolean
    authAutoconfirm: boolean
    authRefuseCommonPasswords: boolean
    authPasswordReauthentication: boolean
    authMailerOtpLength: number
    authSmsOtpLength: number
    /** Roles that need a second factor. */
    authMfaRequiredRoles: readonly StaffRole[]
    authProviders: readonly ProviderSettings[]
    /** Captcha that the forms of signing in show. */
    captchaWidget: CaptchaWidget | undefined
    authCaptcha: CaptchaSettings | undefined
    stopDrainS: number
    contactEmail: string | undefined
    /** Public contact address: `CONTACT_EMAIL` only, because the admin's own address is private. */
    shownEmail: string | undefined
    logLevel: NonNullable<Parsed['logLevel']>
    /** Variables of the environment that look like a misspelt setting, each with the setting. */
    misspelt: readonly string[]
  }
>

/** Error of unusable settings: `problems` lists all of them, each with its remedy. */
export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/** Settings from the environment; nothing else reads it. Throws `SettingsError`. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const { values, problems } = parse(env)
  return complete(values, problems, misspeltSettings(Object.keys(env), NAMES))
}

/**
 * Settings with every default filled in. Throws `SettingsError` for settings that contradict each
 * other.
 */
export const completeSettings = (input: SettingsInput): Settings =>
  complete({ ...parse({}).values, ...withoutUndefined(input) }, [])

function complete(
  given: Parsed,
  found: readonly string[],
  misspelt: readonly string[] = [],
): Settings {
  const problems = [...found, ...contradictions(given)]
  if (problems.length > 0) throw new SettingsError(problems)
  const mode = given.supabaseUrl ? 'hosted' : given.databaseUrl ? 'self-hosted' : 'embedded'
  const isOpen = ![given.host, given.publicUrl && new URL(given.publicUrl).hostname].every(
    (host) => host === undefined || isLoopbackHost(host),
  )
  const hasPublicAddress =
    given.publicUrl !== undefined && !isLoopbackHost(new URL(given.publicUrl).hostname)
  const isTrial = !isOpen && !given.databaseUrl && !given.smtpUrl && !given.adminEmail
  const codeDigits = hasPublicAddress ? OPEN_CODE_DIGITS : CODE_DIGITS
  return Object.freeze({
    ...given,
    mode,
    dataDir: resolve(given.dataDir),
    publicUrl: given.publicUrl ?? `http://${visibleHost(given.host)}:${given.port}`,
    isPublicUrlGiven: given.publicUrl !== undefined,
    isOpen,
    demo: given.demo ?? (mode === 'embedded' && isTrial && given.publicUrl === undefined),
    hasKnownDemoPasswords: isTrial,
    hasMailbox: mode !== 'hosted' && !given.smtpUrl && !isOpen,
    keepsMails: mode !== 'hosted' && !given.smtpUrl && isOpen,
    authAutoconfirm: given.authAutoconfirm ?? given.smtpUrl === undefined,
    authRefuseCommonPasswords: given.authRefuseCommonPasswords ?? hasPublicAddress,
    authPasswordReauthentication: given.authPasswordReauthentication ?? hasPublicAddress,
    authMailerOtpLength: given.authMailerOtpLength ?? codeDigits,
    authSmsOtpLength: given.authSmsOtpLength ?? given.authMailerOtpLength ?? codeDigits,
    authMfaRequiredRoles: given.authMfaRequiredRoles ?? (hasPublicAddress ? STAFF_ROLES : []),
    authProviders: authProviders(given),
    captchaWidget: captchaWidgetOf(given),
    authCaptcha: captchaCheckOf(given),
    contactEmail: given.contactEmail ?? given.adminEmail,
    shownEmail: given.contactEmail,
    stopDrainS: given.stopDrainS ?? (isOpen ? STOP_DRAIN_S : 0),
    logLevel: given.logLevel ?? (mode === 'embedded' ? 'warn' : 'info'),
    misspelt,
  })
}

const NAMES = Object.values(SETTINGS).map(({ name }) => name)

/** Default of `STOP_DRAIN`: with the rest of a stop it fits into the 10 s of `docker stop`. */
const STOP_DRAIN_S = 5

function parse(env: NodeJS.ProcessEnv): { values: Parsed; problems: string[] } {
  const problems: string[] = []
  const entries = Object.entries(SETTINGS).map(([key, { name, schema, fallback }]) => {
    const raw = env[name]?.trim() || fallback
    if (raw === undefined) return [key, undefined]
    const result = schema.safeParse(raw)
    if (result.success) return [key, result.data]
    problems.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}.`)
    return [key, undefined]
  })
  // Each value comes from its own schema above; a record of them cannot be typed key by key.
  return { values: Object.fromEntries(entries) as Parsed, problems }
}

function contradictions(given: Parsed): string[] {
  const problems = [
    ...providerProblems(given),
    ...passkeyProblems(given),
    ...captchaProblems(given),
  ]
  if (given.supabaseUrl && given.databaseUrl) {
    problems.push('SUPABASE_URL and DATABASE_URL exclude each other: keep one.')
  }
  if (given.databaseDirectUrl && !given.databaseUrl) {
    problems.push('DATABASE_URL is missing: DATABASE_DIRECT_URL needs it.')
  }
  if (given.supabaseUrl && !given.supabaseAnonKey) {
    problems.push('SUPABASE_ANON_KEY is missing: SUPABASE_URL needs it.')
  }
  if (given.supabaseUrl && !given.supabaseServiceRoleKey) {
    problems.push('SUPABASE_SERVICE_ROLE_KEY is missing: SUPABASE_URL needs it.')
  }
  const { authSessionInactivityS: inactivityS, authJwtLifetimeS: tokenS } = given
  if (inactivityS > 0 && inactivityS < tokenS) {
    problems.push('AUTH_SESSION_INACTIVITY must be 0 or at least AUTH_JWT_LIFETIME.')
  }
  if (given.smsWebhookUrl && !given.smsWebhookSecrets) {
    problems.push('SMS_WEBHOOK_SECRETS is missing: SMS_WEBHOOK_URL needs it.')
  }
  if (!given.smsWebhookUrl && given.smsWebhookSecrets) {
    problems.push('SMS_WEBHOOK_URL is missing: SMS_WEBHOOK_SECRETS needs it.')
  }
  if (given.aiBaseUrl && !given.aiModel) {
    problems.push('AI_MODEL is missing: AI_BASE_URL needs it.')
  }
  if (!given.aiBaseUrl && given.aiModel) {
    problems.push('AI_BASE_URL is missing: AI_MODEL needs it.')
  }
  if (!given.aiBaseUrl && given.aiApiKey) {
    problems.push('AI_BASE_URL is missing: AI_API_KEY needs it.')
  }
  return problems
}

/**
 * Host name for links: one browsers accept for secure features where the server listens on this
 * machine.
 */
function visibleHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function withoutUndefined(input: SettingsInput): Partial<Parsed> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
