import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { BackupWishes, requireSameWishes } from './backup-wishes.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import { BackupUnderWayError } from './platform/backup/backup-lock.ts'
import type { Claims } from './platform/db/as-identity.ts'
import { requireBearer } from './platform/http/bearer-token.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import { limitBody } from './platform/http/limit-body.ts'
import type { Settings } from './settings.ts'

type BackupRouteDeps = {
  run(): Promise<object>
  /** Claims of a token. Throws `bad_jwt`. */
  verifyToken(token: string): Promise<Claims>
  settings: Pick<Settings, 'backupTo' | 'backupKey'>
}

/**
 * `POST /backups`: makes a backup where the settings say, for who has the service key; refused when the
 * caller's own settings name another place or passphrase. By it `npm run backup` asks the server that
 * has the embedded database open.
 */
export const createBackupRoute = ({ run, verifyToken, settings }: BackupRouteDeps) =>
  new Hono<HttpEnv>().post('/backups', limitBody(), async (c) => {
    const serviceKey = requireBearer(c)
    const { role } = await verifyToken(serviceKey)
    if (role !== 'service_role') throw new AppError('not_admin')
    const wished = BackupWishes.safeParse(await c.req.json().catch(() => ({})))
    if (!wished.success) throw new AppError('validation_failed')
    try {
      requireSameWishes(wished.data, { own: settings, serviceKey })
    } catch (cause) {
      if (!(cause instanceof BackupError)) throw cause
      throw new AppError('conflict', { text: cause.message, cause })
    }
    try {
      return c.json(await run())
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      if (cause instanceof BackupUnderWayError) {
        throw new AppError('conflict', { text: cause.message, cause })
      }
      const text = cause instanceof BackupError ? cause.message : 'The server’s log says why.'
      throw new AppError('internal_error', { text: `The backup failed. ${text}`, cause })
    }
  })
