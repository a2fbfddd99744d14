import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { z } from 'zod'
import { backupWishes } from './backup-wishes.ts'
import { readKeysFile } from './keys-file.ts'
import { openObjectStore } from './open-object-store.ts'
import { createBackups, openBackupEngine, type PlacedReport } from './own-backups.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import { completeRuns } from './platform/backup/backup-runs.ts'
import { openTarget } from './platform/backup/open-target.ts'
import { type RestoreReport, restoreBackup } from './platform/backup/restore-backup.ts'
import { createSeal } from './platform/backup/seal.ts'
import { clusterFolder } from './platform/db/embedded/cluster-folder.ts'
import { FolderInUseError } from './platform/db/embedded/folder-lock.ts'
import { openDatabase } from './platform/db/open-database.ts'
import type { Settings } from './settings.ts'

/**
 * `npm run backup`: makes a backup now, online. The embedded database belongs to one process, so its
 * server is asked when it runs, and refuses another BACKUP_TO or BACKUP_KEY than its own. Throws `BackupError`.
 */
export async function backupCommand(settings: Settings): Promise<PlacedReport> {
  const { mode, dataDir, databaseUrl } = settings
  requireOwn(mode)
  if (!databaseUrl && !existsSync(clusterFolder(dataDir))) {
    throw new BackupError(`There is no database in ${dataDir}.`)
  }
  const place = databaseUrl ? { databaseUrl: databaseUrl.reveal() } : { dataDir }
  const db = await openDatabase(place).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return undefined
    throw error
  })
  if (db === undefined) return askServer(settings)
  try {
    const logger = pino({ enabled: false })
    return await createBackups({ settings, db, store: openObjectStore(settings), logger }).run()
  } finally {
    await db.close()
  }
}

/** `npm run restore [name]`: restores the newest backup, or the named one. Throws `BackupError`. */
export async function restoreCommand(
  settings: Settings,
  wanted: Parameters<typeof restoreBackup>[1] = {},
): Promise<RestoreReport> {
  requireOwn(settings.mode)
  return restoreBackup(
    {
      engine: openBackupEngine(settings),
      store: openObjectStore(settings),
      target: requireTarget(settings),
      seal: await createSeal(settings.backupKey?.reveal()),
      dataDir: settings.dataDir,
    },
    wanted,
  )
}

/** Names of the complete backups at `BACKUP_TO`, oldest first. */
export const listBackups = (settings: Settings) => completeRuns(requireTarget(settings))

function requireTarget({ backupTo }: Settings) {
  if (backupTo === undefined) throw new BackupError('BACKUP_TO is not set: where are the backups?')
  return openTarget(backupTo.reveal())
}

function requireOwn(mode: Settings['mode']) {
  if (mode === 'hosted') {
    throw new BackupError(
      'The data is in a Supabase project: back it up with Supabase’s own tools.',
    )
  }
}

const Answer = z.union([
  z.object({ error: z.string() }),
  z.custom<PlacedReport>((value) => typeof value === 'object' && value !== null && 'run' in value),
])

/** Backup made by the server that has the folder open; without a time limit, unlike `fetch`. */
async function askServer(settings: Settings): Promise<PlacedReport> {
  const { url, serviceRoleKey } = await readKeysFile(settings.dataDir)
  const headers = { authorization: `Bearer ${serviceRoleKey}` }
  const wished = JSON.stringify(backupWishes(settings, serviceRoleKey))
  const asked = request(`${url}/backups`, { method: 'POST', headers }).end(wished)
  const [response] = await once(asked, 'response').catch((cause: unknown) => {
    throw new BackupError(`The server at ${url} does not answer.`, { cause })
  })
  const answer = Answer.parse(JSON.parse(await text(response)))
  if ('error' in answer) throw new BackupError(answer.error)
  return answer
}
