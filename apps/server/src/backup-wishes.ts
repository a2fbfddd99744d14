import { createHmac } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { BackupError } from './platform/backup/backup-error.ts'
import type { Settings } from './settings.ts'

/**
 * `BACKUP_TO` and `BACKUP_KEY` of whoever asks a running server for a backup, as digests keyed by the
 * service key: it may compare them with its own, and nobody reads them.
 */
export const BackupWishes = z.object({
  backupTo: z.string().optional(),
  backupKey: z.string().optional(),
})
export type BackupWishes = z.infer<typeof BackupWishes>

type BackupSettings = Pick<Settings, 'backupTo' | 'backupKey'>

export function backupWishes(
  { backupTo, backupKey }: BackupSettings,
  serviceKey: string,
): BackupWishes {
  const digest = (value: string) => createHmac('sha256', serviceKey).update(value).digest('base64')
  const place = backupTo?.reveal()
  return {
    ...(place !== undefined && {
      backupTo: digest(/^\w+:\/\//.test(place) ? place : resolve(place)),
    }),
    ...(backupKey && { backupKey: digest(backupKey.reveal()) }),
  }
}

/** Throws `BackupError` naming the first setting that is wished otherwise than the server has it. */
export function requireSameWishes(
  wished: BackupWishes,
  { own, serviceKey }: { own: BackupSettings; serviceKey: string },
) {
  const has = backupWishes(own, serviceKey)
  for (const [key, name] of NAMES) {
    if (wished[key] === undefined || wished[key] === has[key]) continue
    const otherwise =
      has[key] === undefined ? `without ${name}` : `with another ${name} than this command has`
    throw new BackupError(
      `The running server makes the backup, and it was started ${otherwise}: restart it with yours, leave ${name} to it, or stop it and try again.`,
    )
  }
}

const NAMES = [
  ['backupTo', 'BACKUP_TO'],
  ['backupKey', 'BACKUP_KEY'],
] as const satisfies [keyof BackupWishes, string][]
