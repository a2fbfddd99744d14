export { restoreCommand } from '@podium/server/backup-commands'
export { createSeal } from '@podium/server/platform/backup/seal'
export type { Database } from '@podium/server/platform/db/database'
export { openPglite } from '@podium/server/platform/db/embedded/open-pglite'
export { migrate } from '@podium/server/platform/db/migrate'
export { openDatabase } from '@podium/server/platform/db/open-database'
export { freePort } from '@podium/server/platform/http/free-port'
export { completeSettings, Secret } from '@podium/server/settings'
export { SMTP_PHASES, startBrokenMailServer } from './broken-mail-server.ts'
export { buildWebApp } from './build-web-app.ts'
export {
  CAPTCHA_PROVIDERS,
  type CaptchaProvider,
  type CaptchaServer,
  startCaptchaServer,
} from './captcha-server.ts'
export { ENGINES, type Engine, SERVICE_ENGINES } from './engines.ts'
export { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts'
export type { MailboxEntry } from './mailbox.ts'
export {
  type ChatRequest,
  type ModelBehaviour,
  type ModelServer,
  startModelServer,
} from './model-server.ts'
export { OIDC_CLIENT, type OidcServer, startOidcServer } from './oidc-server.ts'
export { openTestDatabase } from './open-test-database.ts'
export { type OtlpReceiver, startOtlpReceiver } from './otlp-receiver.ts'
export { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'
export { programEnv } from './program-env.ts'
export { makeCertificate } from './programs/make-certificate.ts'
export { startPgbouncer } from './programs/start-pgbouncer.ts'
export { PROXIES, startPlainProxy, startProxy } from './programs/start-proxy.ts'
export { type S3Server, startS3Server } from './s3-server.ts'
export { type SamlForm, type SamlPerson, type SamlServer, startSamlServer } from './saml-server.ts'
export type { Person } from './sign-up.ts'
export { type SilentProxy, startSilentProxy } from './silent-proxy.ts'
export { newPhone, type ReceivedSms, type SmsServer, startSmsServer } from './sms-server.ts'
export { createAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts'
export { type AuthWorld, startAuth } from './start-auth.ts'
export { startWorld, type World } from './start-world.ts'
export { createTemplateDatabase, ensureTemplateFolder, TEMPLATE_DATABASE } from './templates.ts'
export { createTestDatabase, TEMPLATES, type TestDatabase } from './test-database.ts'
