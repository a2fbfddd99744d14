import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { settingHints } from './setting-hints.ts'
import { completeSettings, readSettings, SettingsError } from './settings.ts'
import { startMessage } from './start-message.ts'

/** Problems that stop a start with this environment. */
function problemsWith(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

test('a server without settings is embedded, on this machine only, with demo content', () => {
  const { mode, host, port, publicUrl, demo, authAutoconfirm } = readSettings({})

  expect({ mode, host, port, publicUrl, demo, authAutoconfirm }).toEqual({
    mode: 'embedded',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demo: true,
    authAutoconfirm: true,
  })
})

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '192.0.2.7' },
  { PUBLIC_URL: 'https://podium.example' },
  { DATABASE_URL: 'postgres://podium:pw@db/podium' },
  { SMTP_URL: 'smtp://mail.example' },
  { ADMIN_EMAIL: 'boss@podium.example' },
])('with %o the demo comes only when its operator asks, with passwords of its own', (env) => {
  expect(readSettings(env).demo).toBe(false)
  expect(readSettings({ ...env, DEMO: 'on' })).toMatchObject({
    demo: true,
    hasKnownDemoPasswords: false,
  })
})

test.each([
  [{}, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://podium.localhost:3000' }, false],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1.podium.example' }, true],
  [{ HOST: '::' }, true],
])('a server with %o is open to others: %s', (env, isOpen) => {
  expect(readSettings(env)).toMatchObject({ isOpen, hasMailbox: !isOpen })
})

test('accounts need confirmation as soon as mail can be sent', () => {
  expect(readSettings({ SMTP_URL: 'smtp://mail.example' }).authAutoconfirm).toBe(false)
})

test('codes have eight digits where others than the person at this machine come, else six', () => {
  const digitsOf = (env: Record<string, string>) => {
    const { authMailerOtpLength, authSmsOtpLength } = readSettings(env)
    return [authMailerOtpLength, authSmsOtpLength]
  }

  expect(digitsOf({})).toEqual([6, 6])
  expect(digitsOf({ PUBLIC_URL: 'http://podium.localhost:3000' })).toEqual([6, 6])
  expect(digitsOf({ PUBLIC_URL: 'https://podium.example' })).toEqual([8, 8])
  const set = { AUTH_MAILER_OTP_LENGTH: '6', AUTH_SMS_OTP_LENGTH: '7' }
  expect(digitsOf({ PUBLIC_URL: 'https://podium.example', ...set })).toEqual([6, 7])
})

test('staff need a second factor where the site has a public address, or as the operator says', () => {
  const open = { PUBLIC_URL: 'https://podium.example' }
  const rolesOf = (env: NodeJS.ProcessEnv) => readSettings(env).authMfaRequiredRoles

  expect([rolesOf({}), rolesOf({ PUBLIC_URL: 'http://podium.localhost:3000' })]).toEqual([[], []])
  expect(rolesOf(open)).toEqual(['admin', 'editor'])
  expect(rolesOf({ ...open, AUTH_MFA_REQUIRED_ROLES: 'none' })).toEqual([])
  expect(rolesOf({ AUTH_MFA_REQUIRED_ROLES: 'editor, admin,editor' })).toEqual(['admin', 'editor'])
  expect(readSettings({}).authMfaGraceDays).toBe(7)
  for (const roles of ['user', 'admin,professional', 'admin,', 'none,admin']) {
    expect(problemsWith({ AUTH_MFA_REQUIRED_ROLES: roles, AUTH_MFA_GRACE_DAYS: '91' })).toEqual([
      'AUTH_MFA_REQUIRED_ROLES must be admin,editor, one of them, or none.',
      'AUTH_MFA_GRACE_DAYS must be at most 90.',
    ])
  }
})

test('every wrong setting is named at once, with how to mend it', () => {
  const problems = problemsWith({
    PORT: '70000',
    DEMO: 'perhaps',
    PUBLIC_URL: 'podium.example',
    ADMIN_EMAIL: 'nobody',
    LOG_LEVEL: 'loud',
    MAIL_FROM: 'nobody',
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_ANON_KEY: 'anon',
  })

  expect(problems).toEqual([
    'PORT must be at most 65535.',
    'PUBLIC_URL must be an address that starts with https:// or http://.',
    'DEMO must be on or off.',
    'ADMIN_EMAIL must be an e-mail address.',
    'MAIL_FROM must be an e-mail address, as Podium <podium@example.com>.',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    'SUPABASE_SERVICE_ROLE_KEY is missing: SUPABASE_URL needs it.',
  ])
})

test('addresses that redirects may lead to are patterns, none of which opens the site to all hosts', () => {
  const { authUriAllowList } = readSettings({
    AUTH_URI_ALLOW_LIST: 'https://*.podium.example/**, com.podium.app://**',
  })
  expect(authUriAllowList?.map(({ scheme }) => scheme)).toEqual(['https:', 'com.podium.app:'])

  expect(problemsWith({ AUTH_URI_ALLOW_LIST: 'https://podium.example/**,https://**' })).toEqual([
    'AUTH_URI_ALLOW_LIST must be addresses as https://*.example.com/**, whose host ends in two labels without a wildcard, or as com.example.app://**; https://** is neither.',
  ])
})

test('a wrong secret is not repeated', () => {
  expect(problemsWith({ SMTP_URL: 'hunter2' }).join()).not.toContain('hunter2')
})

test('an operator cannot ask for two backends', () => {
  const problems = problemsWith({
    DATABASE_URL: 'postgres://podium@db/podium',
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
  })

  expect(problems).toEqual(['SUPABASE_URL and DATABASE_URL exclude each other: keep one.'])
})

test('providers come from pairs of settings and from a file, and no secret of it is repeated', () => {
  const google = {
    AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'web, phone',
    AUTH_EXTERNAL_GOOGLE_SECRET: 'hunter2',
  }
  const inFile = (content: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'podium-providers-')), 'providers.json')
    writeFileSync(file, content)
    return { AUTH_OIDC_PROVIDERS_FILE: file }
  }
  const acme = { id: 'acme', name: 'Acme', issuer: 'https://acme.example', client_id: 'podium' }
  const good = inFile(JSON.stringify([{ ...acme, secret: 'hunter2' }]))
  const bad = [{ ...acme, issuer: 'http://acme.example', secret: 'hunter2' }]

  const settings = readSettings({ ...google, ...good })

  expect(settings.authProviders).toMatchObject([
    { id: 'google', clientIds: ['web', 'phone'], issuer: 'https://accounts.google.com' },
    { id: 'custom:acme', clientIds: ['podium'], name: 'Acme' },
  ])
  expect(inspect(settings)).not.toContain('hunter2')
  expect(problemsWith({ AUTH_EXTERNAL_GITHUB_SECRET: 'hunter2' })).toEqual([
    'AUTH_EXTERNAL_GITHUB_CLIENT_ID is missing: AUTH_EXTERNAL_GITHUB_SECRET needs it.',
  ])
  expect(problemsWith(inFile(JSON.stringify(bad)))).toEqual([
    'AUTH_OIDC_PROVIDERS_FILE cannot be used: 0.issuer must start with https://.',
  ])
  expect(problemsWith(inFile('[hunter2'))).toEqual([
    'AUTH_OIDC_PROVIDERS_FILE cannot be used: it is no JSON.',
  ])
})

test('nobody who prints the settings reads a secret', () => {
  const settings = readSettings({
    DATABASE_URL: 'postgres://podium:hunter2@db/podium',
    SMTP_URL: 'smtp://podium:hunter2@mail.example',
    AI_BASE_URL: 'https://models.example/v1',
    AI_MODEL: 'm',
    AI_API_KEY: 'hunter2',
  })

  const printed = [inspect(settings), JSON.stringify(settings), `${settings.databaseUrl}`].join()
  expect(printed).not.toContain('hunter2')
  expect(settings.aiApiKey?.reveal()).toBe('hunter2')
})

test('a model is set up whole, at an address that may be shown', () => {
  expect(problemsWith({ AI_BASE_URL: 'https://models.example/v1' })).toEqual([
    'AI_MODEL is missing: AI_BASE_URL needs it.',
  ])
  expect(problemsWith({ AI_MODEL: 'm', AI_API_KEY: 'hunter2' })).toEqual([
    'AI_BASE_URL is missing: AI_MODEL needs it.',
    'AI_BASE_URL is missing: AI_API_KEY needs it.',
  ])
  expect(problemsWith({ AI_BASE_URL: 'https://u:hunter2@models.example', AI_MODEL: 'm' })).toEqual([
    'AI_BASE_URL must be an address without a name, a password or a query.',
    'AI_BASE_URL is missing: AI_MODEL needs it.',
  ])
})

test('text messages are posted with TLS or to this machine, and signed', () => {
  const secret = `v1,whsec_${Buffer.alloc(32).toString('base64')}`
  const problem = 'SMS_WEBHOOK_URL must be an address with https:// and without a password.'
  const withSecret = (url: string) =>
    problemsWith({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRETS: `${secret}|${secret}` })

  expect(withSecret('http://sms.example')[0]).toBe(problem)
  expect(withSecret('https://u:hunter2@sms.example')[0]).toBe(problem)
  expect(problemsWith({ SMS_WEBHOOK_URL: 'https://sms.example' })).toEqual([
    'SMS_WEBHOOK_SECRETS is missing: SMS_WEBHOOK_URL needs it.',
  ])
  expect(problemsWith({ SMS_WEBHOOK_SECRETS: secret })).toEqual([
    'SMS_WEBHOOK_URL is missing: SMS_WEBHOOK_SECRETS needs it.',
  ])
  for (const weak of ['whsec_AAAA', 'v1,whsec_AAAA', `${secret}|`]) {
    expect(
      problemsWith({ SMS_WEBHOOK_URL: 'http://127.0.0.1/sms', SMS_WEBHOOK_SECRETS: weak }),
    ).toContain('SMS_WEBHOOK_SECRETS must be v1,whsec_ and 24 to 64 bytes in base64.')
  }
  const { smsWebhookUrl, smsWebhookSecrets } = readSettings({
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
    SMS_WEBHOOK_SECRETS: `${secret}|${secret}`,
  })
  expect(smsWebhookUrl?.reveal()).toBe('http://127.0.0.1:9/sms')
  expect(String(smsWebhookSecrets)).toBe('[secret]')
})

test('an operator who misspells a setting is told which was meant', () => {
  const told = (env: Record<string, string>) =>
    startMessage({ settings: readSettings(env), url: 'http://localhost:3000', demoSignIns: [] })

  expect(told({ BACKUP_EVRY: '1', DATABSAE_URL: 'x', BACKUP_KEEP_DAYS: '3' })).toMatch(
    /^Set, but no setting of Podium: BACKUP_EVRY \(BACKUP_EVERY\?\), DATABSAE_URL \(DATABASE_URL\?\), BACKUP_KEEP_DAYS \(BACKUP_KEEP\?\)\.$/m,
  )
  const others = {
    HOSTNAME: 'a',
    HOME: '/',
    PORTS: '1',
    LOGNAME: 'a',
    DATABASE_NAME: 'a',
    MAIL: 'a',
  }
  expect(readSettings({ ...others, MAIL_FROM: 'p@localhost' }).misspelt).toEqual([])
})

test('an operator learns which settings of passkeys have no effect without TLS', () => {
  const told = (env: Record<string, string>) =>
    startMessage({ settings: readSettings(env), url: 'http://localhost:3000', demoSignIns: [] })
  const set = { AUTH_PASSKEY_ENABLED: 'on', AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: 'on' }

  expect(told({ PUBLIC_URL: 'http://podium.example', ...set })).toContain(
    'Without effect: AUTH_PASSKEY_ENABLED, AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED. Passkeys and security keys need PUBLIC_URL to be https or a loopback name, and no IP address; it is http://podium.example.\n',
  )
  expect(told({ PUBLIC_URL: 'http://192.0.2.7:3000', AUTH_PASSKEY_ENABLED: 'on' })).toContain(
    'Without effect: AUTH_PASSKEY_ENABLED.',
  )
  const withRp = { PUBLIC_URL: 'http://app.podium.example', AUTH_WEBAUTHN_RP_ID: 'podium.example' }
  expect(told(withRp)).toContain('Without effect: AUTH_WEBAUTHN_RP_ID.')
  for (const PUBLIC_URL of ['https://podium.example', 'http://localhost:3000']) {
    expect(told({ PUBLIC_URL, ...set })).not.toContain('Without effect')
  }
  const off = { AUTH_PASSKEY_ENABLED: 'off', AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: 'off' }
  expect(told({ PUBLIC_URL: 'http://podium.example', ...off })).not.toContain('Without effect')
  expect(told({ PUBLIC_URL: 'http://podium.example' })).not.toContain('Without effect')
})

test('an operator of an open site learns what it will miss, and nobody else does', () => {
  const told = (env: Record<string, string>) =>
    settingHints(readSettings(env)).map((hint) => hint.match(/[A-Z]+_[A-Z]+/)?.[0])
  const open = { PUBLIC_URL: 'https://podium.example' }
  const whole = {
    ...open,
    SMTP_URL: 'smtp://mail.example',
    TRUST_PROXY: '1',
    ADMIN_EMAIL: 'admin@podium.example',
    BACKUP_TO: '/backups',
    METRICS_TOKEN: 'a-token-of-the-operator',
  }
  const names = ['SMTP_URL', 'TRUST_PROXY', 'ADMIN_EMAIL', 'BACKUP_TO', 'METRICS_TOKEN']

  expect(told(open)).toEqual(names)
  for (const name of names) expect(told({ ...whole, [name]: '' })).toEqual([name])
  expect(told(whole)).toEqual([])
  expect(told({})).toEqual([])
  expect(told({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})

test('nobody changes the settings of a running server', () => {
  const settings = completeSettings({ port: 0 })

  expect(() => Object.assign(settings, { port: 1 })).toThrow(TypeError)
})

test.each([
  'hunter2',
  'authorization=Bearer hunter2,',
  'x-key=%E0%A4%A',
  'x key=hunter2',
  'x-key=a%0D%0Ab',
])('headers of a collector that are none stop the start, and are not repeated: %o', (headers) => {
  expect(problemsWith({ OTEL_EXPORTER_OTLP_HEADERS: headers })).toEqual([
    'OTEL_EXPORTER_OTLP_HEADERS must be headers as name=value,name=value, with encoded values.',
  ])
})

const CAPTCHA = {
  AUTH_SECURITY_CAPTCHA_ENABLED: 'on',
  AUTH_SECURITY_CAPTCHA_PROVIDER: 'turnstile',
  AUTH_SECURITY_CAPTCHA_SITE_KEY: 'public',
  AUTH_SECURITY_CAPTCHA_SECRET: 'private',
}

test('a captcha that is on has all that it needs', () => {
  const missing = (name: string) =>
    `AUTH_SECURITY_CAPTCHA_${name} is missing: AUTH_SECURITY_CAPTCHA_ENABLED needs it.`

  expect(problemsWith({ AUTH_SECURITY_CAPTCHA_ENABLED: 'on' })).toEqual(
    ['PROVIDER', 'SITE_KEY', 'SECRET'].map(missing),
  )
  expect(
    problemsWith({
      AUTH_SECURITY_CAPTCHA_PROVIDER: 'recaptcha',
      AUTH_SECURITY_CAPTCHA_TIMEOUT: '0',
      AUTH_SECURITY_CAPTCHA_URL: 'http://relay.example',
    }),
  ).toEqual([
    'AUTH_SECURITY_CAPTCHA_PROVIDER must be hcaptcha or turnstile.',
    'AUTH_SECURITY_CAPTCHA_TIMEOUT must be at least 1.',
    'AUTH_SECURITY_CAPTCHA_URL must be an address that starts with https://.',
  ])
})

test('a captcha is checked at its provider, a hosted project’s by that project', () => {
  const { AUTH_SECURITY_CAPTCHA_SECRET: _, ...hosted } = {
    ...CAPTCHA,
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
  }
  const captchaWidget = { provider: 'turnstile', siteKey: 'public' }
  const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

  expect(readSettings(CAPTCHA)).toMatchObject({
    captchaWidget,
    authCaptcha: { verifyUrl, timeoutMs: 10_000 },
  })
  expect(readSettings(hosted)).toMatchObject({ captchaWidget, authCaptcha: undefined })
  expect(readSettings({ ...CAPTCHA, AUTH_SECURITY_CAPTCHA_ENABLED: 'off' })).toMatchObject({
    captchaWidget: undefined,
    authCaptcha: undefined,
  })
})
