import {
  CODE_DIGITS,
  LONG_CODE_DIGITS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  STAFF_ROLES,
  type StaffRole,
} from '@podium/domain'
import { z } from 'zod'
import { CAPTCHA_PROVIDERS } from './auth-captcha.ts'
import { oidcProvidersFile, providerAddress } from './auth-providers.ts'
import { isDomain } from './platform/http/is-domain.ts'
import { isLoopbackHost } from './platform/http/is-loopback-host.ts'
import { parseRedirectPattern } from './platform/http/redirect-pattern.ts'
import { webhookKey } from './platform/http/sign-webhook.ts'
import { parseHeaders } from './platform/tracing/parse-headers.ts'
import { Secret } from './secret.ts'

/**
 * Table of all settings: environment variable, schema, description, and the default where it
 * depends on no other setting. `.env.example` is generated from it.
 */
export const SETTINGS = {
  port: variable('PORT', wholeNumber(0, 65_535), 'Port to listen on; 0 takes a free one.', '3000'),
  host: variable('HOST', text(), 'Address to listen on; 0.0.0.0 opens it to others.', '127.0.0.1'),
  publicUrl: variable(
    'PUBLIC_URL',
    url('https', 'http').refine((value) => new URL(value).origin === value.toLowerCase(), {
      error: 'must be an address without a path, as https://podium.example',
    }),
    'Address people type, without a path; links in mails start with it. Default: http://localhost:PORT.',
  ),
  dataDir: variable(
    'DATA_DIR',
    text(),
    'Folder of the embedded database, its keys, pictures, uploads being received and the work of backups. With the embedded database one server at a time may use it.',
    './data',
  ),
  dataSyncEveryS: variable(
    'DATA_SYNC_EVERY',
    wholeNumber(0, 3600),
    'Seconds of acknowledged writes that a loss of power may cost the embedded database; 0: none, and every write waits for the disk.',
    '1',
  ),
  databaseUrl: variable(
    'DATABASE_URL',
    secretUrl('postgres', 'postgresql'),
    'PostgreSQL 15 or newer, as postgres://user:password@host:5432/name; without it the embedded database is used.',
  ),
  databaseDirectUrl: variable(
    'DATABASE_DIRECT_URL',
    secretUrl('postgres', 'postgresql'),
    'The same database without a pooler, where DATABASE_URL leads to one in transaction mode, as PgBouncer: migrations and notifications go this way.',
  ),
  databasePoolSize: variable(
    'DATABASE_POOL_SIZE',
    wholeNumber(2, 1000),
    'Most connections to PostgreSQL for statements; each instance opens two more.',
    '20',
  ),
  supabaseUrl: variable(
    'SUPABASE_URL',
    url('https', 'http'),
    'A Supabase project to use as the backend; needs both keys below and no DATABASE_URL.',
  ),
  supabaseAnonKey: variable('SUPABASE_ANON_KEY', text(), 'Public key of that project.'),
  supabaseServiceRoleKey: variable(
    'SUPABASE_SERVICE_ROLE_KEY',
    secret(),
    'Secret key of that project; stays on the server.',
  ),
  demo: variable(
    'DEMO',
    flag(),
    'Load the demo content into a fresh database. Default: on with the embedded database where HOST is loopback and PUBLIC_URL, SMTP_URL and ADMIN_EMAIL are not set, else off; where others can come, or with one of these, its passwords are random and printed once.',
  ),
  adminEmail: variable(
    'ADMIN_EMAIL',
    email(),
    'The first admin: gets an account and a mail to set its password.',
  ),
  smtpUrl: variable(
    'SMTP_URL',
    secretUrl('smtp', 'smtps'),
    'Mail server, as smtps://user:password@host:465; without it mail lands in /mailbox where HOST and PUBLIC_URL are loopback, and nowhere else.',
  ),
  mailFrom: variable(
    'MAIL_FROM',
    sender(),
    'Sender of all mail: an address, or a name and the address in angle brackets.',
    'Podium <no-reply@podium.localhost>',
  ),
  contactEmail: variable(
    'CONTACT_EMAIL',
    email(),
    'Who receives contact messages; the contact page names it. Default: ADMIN_EMAIL, else every admin, whom no page names.',
  ),
  authAutoconfirm: variable(
    'AUTH_AUTOCONFIRM',
    flag(),
    'New accounts need no confirmation by mail. Default: on without SMTP_URL, else off.',
  ),
  authAnonymous: variable(
    'AUTH_ANONYMOUS',
    flag(),
    'Allow sign-in without an address. Such a person may do what a visitor may until they have one; after 30 days without a sign of life the account is deleted.',
    'off',
  ),
  authSignups: variable('AUTH_SIGNUPS', flag(), 'Allow people to create accounts.', 'on'),
  authJwtKeysFile: variable(
    'AUTH_JWT_KEYS_FILE',
    text(),
    'A JWK set: keys with key_ops "sign" sign, all verify. Default: one ES256 key kept in the database.',
  ),
  authJwtLifetimeS: variable(
    'AUTH_JWT_LIFETIME',
    wholeNumber(60, 604_800),
    'Seconds an access token is valid.',
    '3600',
  ),
  authRateLimits: variable(
    'AUTH_RATE_LIMITS',
    flag(),
    'Limit sign-ins, mails, uploads, contact messages and projects of one person or address; off is for tests.',
    'on',
  ),
  authMailIntervalS: variable(
    'AUTH_MAIL_INTERVAL',
    wholeNumber(0, 86_400),
    'Seconds between two mails of one kind to one person.',
    '60',
  ),
  authCodeLifetimeS: variable(
    'AUTH_CODE_LIFETIME',
    wholeNumber(60, 600),
    'Seconds a code in a mail may be typed.',
    '600',
  ),
  authMailerOtpLength: variable(
    'AUTH_MAILER_OTP_LENGTH',
    wholeNumber(CODE_DIGITS, LONG_CODE_DIGITS),
    'Digits of a code in a mail; while many codes are guessed it has ten or more. Default: 8 unless PUBLIC_URL is a loopback address, else 6.',
  ),
  authLinkLifetimeS: variable(
    'AUTH_LINK_LIFETIME',
    wholeNumber(300, 604_800),
    'Seconds a link in a mail works; one that sets a new password works an hour at most.',
    '86400',
  ),
  authRefuseCommonPasswords: variable(
    'AUTH_REFUSE_COMMON_PASSWORDS',
    flag(),
    'Refuse the 10,000 commonest passwords. Default: on unless PUBLIC_URL is a loopback address.',
  ),
  authPasswordReauthentication: variable(
    'AUTH_PASSWORD_REAUTHENTICATION',
    flag(),
    'A session older than a day changes the password, adds a first second factor, links accounts and changes passkeys only with the present password or a mailed code. Default: on unless PUBLIC_URL is a loopback address.',
  ),
  authPasswordMinLength: variable(
    'AUTH_PASSWORD_MIN_LENGTH',
    wholeNumber(PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH),
    'Fewest characters of a password that people choose.',
    `${PASSWORD_MIN_LENGTH}`,
  ),
  authPasswordRequirements: variable(
    'AUTH_PASSWORD_REQUIREMENTS',
    z.enum(['letters_digits', 'lower_upper_letters_digits', 'lower_upper_letters_digits_symbols'], {
      error:
        'must be letters_digits, lower_upper_letters_digits or lower_upper_letters_digits_symbols',
    }),
    'Kinds of characters of which such a password needs one each: letters_digits, lower_upper_letters_digits or lower_upper_letters_digits_symbols. Default: none.',
  ),
  authRefreshTokenReuseS: variable(
    'AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL',
    wholeNumber(0, 3600),
    'Seconds after its use in which a refresh token is taken again, whatever came after it; the one before the newest always is. An older one ends the session: somebody has a copy.',
    '0',
  ),
  authSessionTimeboxS: variable(
    'AUTH_SESSION_TIMEBOX',
    wholeNumber(0, 31_536_000),
    'Seconds after which a session cannot be renewed, however it is used; 0: no end.',
    '0',
  ),
  authSessionInactivityS: variable(
    'AUTH_SESSION_INACTIVITY',
    wholeNumber(0, 31_536_000),
    'Seconds without a renewal after which a session cannot be renewed any more; at least AUTH_JWT_LIFETIME, or nobody stays signed in. 0: no end.',
    '0',
  ),
  authSessionSingle: variable(
    'AUTH_SESSION_SINGLE',
    flag(),
    'One session for each person: a sign-in ends the others.',
    'off',
  ),
  authCaptchaEnabled: variable(
    'AUTH_SECURITY_CAPTCHA_ENABLED',
    flag(),
    'Ask visitors for a captcha where they sign up, sign in, or have a mail sent; needs the provider and both keys below. With SUPABASE_URL that project checks it, and the secret stays there.',
    'off',
  ),
  authCaptchaProvider: variable(
    'AUTH_SECURITY_CAPTCHA_PROVIDER',
    z.enum(CAPTCHA_PROVIDERS, { error: `must be ${CAPTCHA_PROVIDERS.join(' or ')}` }),
    'Provider of the captcha: hcaptcha or turnstile. Its scripts and frames may then run in the pages.',
  ),
  authCaptchaSiteKey: variable(
    'AUTH_SECURITY_CAPTCHA_SITE_KEY',
    text(),
    'Public key of this site at that provider.',
  ),
  authCaptchaSecret: variable(
    'AUTH_SECURITY_CAPTCHA_SECRET',
    secret(),
    'Secret key of this site at that provider.',
  ),
  authCaptchaTimeoutS: variable(
    'AUTH_SECURITY_CAPTCHA_TIMEOUT',
    wholeNumber(1, 30),
    'Seconds to wait for the answer of that provider.',
    '10',
  ),
  authCaptchaUrl: variable(
    'AUTH_SECURITY_CAPTCHA_URL',
    providerAddress(),
    'Address that checks the captcha, where it is not the provider’s own: a relay that speaks its siteverify protocol. It gets the secret.',
  ),
  authUriAllowList: variable(
    'AUTH_URI_ALLOW_LIST',
    redirectPatterns(),
    'Addresses beside PUBLIC_URL that links of mails and sign-ins with a provider may lead to, separated by commas. * stands for any characters but . and /, ** for any, ? for one: https://*.example.com/**,com.example.app://**. Whoever controls such an address gets the session of whoever is led there.',
  ),
  authManualLinking: variable(
    'AUTH_MANUAL_LINKING',
    flag(),
    'Let signed-in people add and remove accounts of other providers as ways to sign in.',
    'on',
  ),
  authPasskeyEnabled: variable(
    'AUTH_PASSKEY_ENABLED',
    flag(),
    'Sign-in with passkeys. Default: on where browsers offer them: PUBLIC_URL is https or a loopback name, and no IP address. Elsewhere on has no effect, which the start says.',
  ),
  authMfaWebauthnEnroll: variable(
    'AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED',
    flag(),
    'Let people add security keys as second factors; off, those that they have are still asked for. Default: on where browsers offer them, as passkeys; elsewhere on has no effect, which the start says.',
  ),
  authWebauthnRpId: variable(
    'AUTH_WEBAUTHN_RP_ID',
    text().refine(isDomain, { error: 'must be a domain, as podium.example' }),
    'Domain that passkeys and security keys belong to, for good: under another one they stop working. Default: the host of PUBLIC_URL.',
  ),
  authWebauthnRpDisplayName: variable(
    'AUTH_WEBAUTHN_RP_DISPLAY_NAME',
    text().max(64, { error: 'must have at most 64 characters' }),
    'Name of this site that browsers show beside a passkey or security key.',
    'Podium',
  ),
  authWebauthnRpOrigins: variable(
    'AUTH_WEBAUTHN_RP_ORIGINS',
    origins(),
    'Addresses whose pages may use passkeys and security keys, separated by commas. Default: PUBLIC_URL.',
  ),
  authGoogleClientId: variable(
    'AUTH_EXTERNAL_GOOGLE_CLIENT_ID',
    text(),
    'Sign-in with Google: client id of a web application; after a comma, those whose ID tokens are taken too.',
  ),
  authGoogleSecret: variable('AUTH_EXTERNAL_GOOGLE_SECRET', secret(), 'Secret of that client.'),
  authLinkedinClientId: variable(
    'AUTH_EXTERNAL_LINKEDIN_OIDC_CLIENT_ID',
    text(),
    'Sign-in with LinkedIn: client id of an application with the product “Sign In with LinkedIn using OpenID Connect”.',
  ),
  authLinkedinSecret: variable(
    'AUTH_EXTERNAL_LINKEDIN_OIDC_SECRET',
    secret(),
    'Secret of that application.',
  ),
  authAzureClientId: variable(
    'AUTH_EXTERNAL_AZURE_CLIENT_ID',
    text(),
    'Sign-in with Microsoft Entra ID: client id of an application with the optional claim xms_edov.',
  ),
  authAzureSecret: variable('AUTH_EXTERNAL_AZURE_SECRET', secret(), 'Secret of that application.'),
  authAzureUrl: variable(
    'AUTH_EXTERNAL_AZURE_URL',
    providerAddress(),
    'Who may come: all accounts, or those of one directory, as https://login.microsoftonline.com/<tenant>.',
    'https://login.microsoftonline.com/common',
  ),
  authGithubClientId: variable(
    'AUTH_EXTERNAL_GITHUB_CLIENT_ID',
    text(),
    'Sign-in with GitHub: client id of an OAuth app.',
  ),
  authGithubSecret: variable('AUTH_EXTERNAL_GITHUB_SECRET', secret(), 'Secret of that app.'),
  authGithubUrl: variable(
    'AUTH_EXTERNAL_GITHUB_URL',
    providerAddress(),
    'GitHub, or an own GitHub Enterprise server.',
    'https://github.com',
  ),
  authOidcProvidersFile: variable(
    'AUTH_OIDC_PROVIDERS_FILE',
    oidcProvidersFile(),
    'Sign-in with other OpenID providers: a JSON file, [{"id", "name", "issuer", "client_id", "secret", "scopes"}], scopes only if more are wanted.',
  ),
  authSamlEnabled: variable(
    'AUTH_SAML_ENABLED',
    flag(),
    'Sign-in with the identity providers of companies (SAML 2.0), which the auth service’s admin API keeps.',
    'off',
  ),
  smsWebhookUrl: variable(
    'SMS_WEBHOOK_URL',
    webhookUrl(),
    'Where text messages are posted to be sent, as Supabase’s “Send SMS hook”; needs SMS_WEBHOOK_SECRETS. Without it there are no messages, and phones are disabled.',
  ),
  smsWebhookSecrets: variable(
    'SMS_WEBHOOK_SECRETS',
    webhookSecrets(),
    'What signs them: v1,whsec_ and 24 to 64 bytes in base64, as its receiver has it; two while they rotate, with | between them.',
  ),
  authExternalPhone: variable(
    'AUTH_EXTERNAL_PHONE_ENABLED',
    flag(),
    'Let people sign up and in with a phone number where SMS_WEBHOOK_URL is set; off, phones can still be second factors.',
    'on',
  ),
  authSmsAutoconfirm: variable(
    'AUTH_SMS_AUTOCONFIRM',
    flag(),
    'Take a new phone number without a code that proves it.',
    'off',
  ),
  authSmsMaxFrequencyS: variable(
    'AUTH_SMS_MAX_FREQUENCY',
    wholeNumber(0, 86_400),
    'Seconds between two text messages to one number that one network asks for.',
    '60',
  ),
  authSmsOtpExpS: variable(
    'AUTH_SMS_OTP_EXP',
    wholeNumber(60, 600),
    'Seconds a code in a text message may be typed.',
    '300',
  ),
  authSmsOtpLength: variable(
    'AUTH_SMS_OTP_LENGTH',
    wholeNumber(CODE_DIGITS, LONG_CODE_DIGITS),
    'Digits of a code in a text message; while many codes are guessed it has ten or more. Default: as in a mail.',
  ),
  authSmsPerDay: variable(
    'AUTH_SMS_PER_DAY',
    wholeNumber(1, 10_000_000),
    'Most text messages in 24 hours, to all numbers: what a flood may cost. Three tenths are kept for confirmed numbers, people who are signed in and networks that their accounts know.',
    '500',
  ),
  authMfaPhoneEnroll: variable(
    'AUTH_MFA_PHONE_ENROLL_ENABLED',
    flag(),
    'Let people add a phone as a second factor where SMS_WEBHOOK_URL is set.',
    'off',
  ),
  authMfaPhoneVerify: variable(
    'AUTH_MFA_PHONE_VERIFY_ENABLED',
    flag(),
    'Send codes to the phones that are second factors; off, their people need another factor or a recovery code.',
    'off',
  ),
  authMfaRequiredRoles: variable(
    'AUTH_MFA_REQUIRED_ROLES',
    staffRoles(),
    'Roles that need a second factor: admin,editor, one of them, or none. After the grace below such a person gets in once they have added one. Default: admin,editor unless PUBLIC_URL is a loopback address, then none.',
  ),
  authMfaGraceDays: variable(
    'AUTH_MFA_GRACE_DAYS',
    wholeNumber(0, 90),
    'Days that a person has to add it, from when their role first needed one; there is no second grace.',
    '7',
  ),
  s3Url: variable(
    'S3_URL',
    bucketUrl(),
    'Bucket for uploaded files, as s3://key:secret@host/bucket?region=eu-west-3 (http:// without TLS); without it they are kept in DATA_DIR.',
  ),
  backupTo: variable(
    'BACKUP_TO',
    folderOrBucket(),
    'Where backups go: a folder, or a bucket as s3://key:secret@host/bucket/folder; without it none is made.',
  ),
  backupKey: variable(
    'BACKUP_KEY',
    passphrase(),
    'Passphrase that encrypts backups, of at least 16 characters. Without it nobody can restore them: keep it elsewhere.',
  ),
  backupEveryHours: variable(
    'BACKUP_EVERY',
    wholeNumber(0, 720),
    'Hours between two backups the server makes by itself; 0: only npm run backup makes them.',
    '24',
  ),
  backupKeep: variable(
    'BACKUP_KEEP',
    wholeNumber(1, 1000),
    'How many backups are kept; older ones are removed.',
    '14',
  ),
  aiBaseUrl: variable(
    'AI_BASE_URL',
    modelAddress(),
    'An OpenAI-compatible endpoint, as https://api.example/v1: with a client’s consent a model there phrases replies and suggests requirements. Needs AI_MODEL. Without it projects are a matter of rules alone.',
  ),
  aiModel: variable(
    'AI_MODEL',
    text().max(200, { error: 'must have at most 200 characters' }),
    'Model at that endpoint.',
  ),
  aiApiKey: variable('AI_API_KEY', secret(), 'Key for that endpoint, where it wants one.'),
  aiTimeoutS: variable(
    'AI_TIMEOUT',
    wholeNumber(1, 120),
    'Seconds to wait for an answer of it; nothing else waits for it.',
    '30',
  ),
  trustProxy: variable(
    'TRUST_PROXY',
    wholeNumber(0, 10),
    'How many proxies in front are yours: the visitor is read from X-Forwarded-For that many from the right.',
    '0',
  ),
  stopDrainS: variable(
    'STOP_DRAIN',
    wholeNumber(0, 600),
    'Seconds a stopping server goes on answering while /readyz says 503, so that a proxy sends the next requests elsewhere. Default: 5 where HOST or PUBLIC_URL is open to others, else 0.',
  ),
  metricsToken: variable(
    'METRICS_TOKEN',
    secret(),
    'Bearer token for /metrics; where PUBLIC_URL is loopback this machine may read them without it, elsewhere nobody.',
  ),
  otlpEndpoint: variable(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    url('https', 'http'),
    'OpenTelemetry collector that takes traces by OTLP over HTTP, as http://localhost:4318; without it there are none.',
  ),
  otlpHeaders: variable(
    'OTEL_EXPORTER_OTLP_HEADERS',
    text()
      .refine((value) => parseHeaders(value) !== undefined, {
        error: 'must be headers as name=value,name=value, with encoded values',
      })
      .transform((value) => new Secret(value)),
    'Headers for that collector, as name=value,name=value with percent-encoded values.',
  ),
  otelServiceName: variable(
    'OTEL_SERVICE_NAME',
    text(),
    'Name of this service in traces.',
    'podium',
  ),
  otelTracesRatio: variable(
    'OTEL_TRACES_SAMPLER_ARG',
    share(),
    'Share of the traces that is sent, from 0 to 1.',
    '1',
  ),
  logFormat: variable(
    'LOG_FORMAT',
    z.enum(['words', 'json'], { error: 'must be words or json' }),
    'How starting, stopping and failing are told. Default: words on a terminal, else json.',
  ),
  logLevel: variable(
    'LOG_LEVEL',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    }),
    'How much the server logs. Default: warn with the embedded database, else info.',
  ),
}

/** Setting of an environment variable; `fallback` is the default as written in the environment. */
function variable<S extends z.ZodType, const F extends string | undefined = undefined>(
  name: string,
  schema: S,
  about: string,
  fallback?: F,
): { name: string; schema: S; about: string; fallback: F | undefined } {
  return { name, schema, about, fallback }
}

function text() {
  return z.string().trim().min(1, { error: 'must not be empty' })
}

function email() {
  return z.email({ error: 'must be an e-mail address' })
}

/** Address with or without a name before it; names of hosts without a dot count. */
function sender() {
  return text().regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
    error: 'must be an e-mail address, as Podium <podium@example.com>',
  })
}

function flag() {
  return z.stringbool({ error: 'must be on or off' })
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${min} to ${max}`, abort: true })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, { error: `must be at least ${min}` })
        .max(max, { error: `must be at most ${max}` }),
    )
}

function share() {
  return z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: 'must be a number from 0 to 1' })
    .transform(Number)
}

/** Schema of an absolute URL without a trailing slash. */
function url(...protocols: string[]) {
  return z
    .string()
    .trim()
    .refine((value) => protocols.includes(protocolOf(value)), {
      error: `must be an address that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`,
    })
    .transform((value) => value.replace(/\/+$/, ''))
}

function origins() {
  return text()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine(
      (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      {
        error:
          'must be addresses without a path, as https://podium.example,https://www.podium.example',
      },
    )
}

/** Schema of an endpoint's address, which people are shown: it holds no password. */
function modelAddress() {
  return url('https', 'http').refine(
    (value) => {
      const { username, password, search, hash } = new URL(value)
      return `${username}${password}${search}${hash}` === ''
    },
    { error: 'must be an address without a name, a password or a query' },
  )
}

function redirectPatterns() {
  return text().transform((list, context) =>
    list.split(',').map((typed) => {
      const pattern = parseRedirectPattern(typed.trim())
      if (pattern !== undefined) return pattern
      context.addIssue({
        code: 'custom',
        message: `must be addresses as https://*.example.com/**, whose host ends in two labels without a wildcard, or as com.example.app://**; ${typed.trim()} is neither`,
      })
      return z.NEVER
    }),
  )
}

/** Schema of a list of staff roles, each once and in one order; empty for `none`. */
function staffRoles() {
  const named = z.array(z.enum(STAFF_ROLES))
  return text().transform((list, context): StaffRole[] => {
    if (list === 'none') return []
    const { success, data } = named.safeParse(list.split(',').map((role) => role.trim()))
    if (success) return STAFF_ROLES.filter((role) => data.includes(role))
    context.addIssue({ code: 'custom', message: 'must be admin,editor, one of them, or none' })
    return z.NEVER
  })
}

function secret() {
  return text().transform((value) => new Secret(value))
}

function secretUrl(...protocols: string[]) {
  return url(...protocols).transform((value) => new Secret(value))
}

/** Schema of the address of a webhook: with TLS, or of this machine; its signature is its only proof. */
function webhookUrl() {
  return url('https', 'http')
    .refine(
      (value) => {
        const { protocol, hostname, username, password } = new URL(value)
        return (
          `${username}${password}` === '' && (protocol === 'https:' || isLoopbackHost(hostname))
        )
      },
      { error: 'must be an address with https:// and without a password' },
    )
    .transform((value) => new Secret(value))
}

function webhookSecrets() {
  return text()
    .refine((value) => value.split('|').every((each) => webhookKey(each) !== undefined), {
      error: 'must be v1,whsec_ and 24 to 64 bytes in base64',
    })
    .transform((value) => new Secret(value))
}

function passphrase() {
  return text()
    .min(16, { error: 'must have at least 16 characters' })
    .transform((value) => new Secret(value))
}

function folderOrBucket() {
  return z.union(
    [
      bucketUrl(),
      text()
        .regex(/^(?!\w+:\/\/)/)
        .transform((value) => new Secret(value)),
    ],
    {
      error: 'must be a folder, or name key, secret and bucket, as s3://key:secret@host/bucket',
    },
  )
}

function bucketUrl() {
  return url('s3', 'https', 'http')
    .refine((value) => /^\w+:\/\/[^/:@]+:[^/:@]+@[^/]+\/[^/?]/.test(value), {
      error: 'must name key, secret and bucket, as s3://key:secret@host/bucket',
    })
    .transform((value) => new Secret(value))
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : ''
}
