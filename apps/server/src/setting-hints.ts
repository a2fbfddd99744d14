import { passkeyWarning } from './passkey-warning.ts'
import { isLoopbackHost } from './platform/http/is-loopback-host.ts'
import type { Settings } from './settings.ts'

/** Sentences on settings that have no effect, and on those that a site open to others will miss. */
export function settingHints(settings: Settings): readonly string[] {
  const { mode, publicUrl, isPublicUrlGiven, keepsMails, trustProxy } = settings
  const missing = [
    keepsMails &&
      `No mail is sent: set SMTP_URL. Until then it is kept for admins, in /admin/kept-mails.`,
  ]
  if (isPublicUrlGiven && !isLoopbackHost(new URL(publicUrl).hostname)) {
    const isOwn = mode !== 'hosted'
    missing.push(
      publicUrl.startsWith('https:') &&
        trustProxy === 0 &&
        'TRUST_PROXY is not set: behind a proxy all visitors share the limits of one.',
      isOwn &&
        settings.adminEmail === undefined &&
        'ADMIN_EMAIL is not set: this start makes nobody an admin.',
      isOwn && settings.backupTo === undefined && 'BACKUP_TO is not set: no backup is made.',
      settings.metricsToken === undefined &&
        'METRICS_TOKEN is not set: nobody can read the figures that alerts go by.',
    )
  }
  return [passkeyWarning(settings), ...missing].filter((hint) => typeof hint === 'string')
}
