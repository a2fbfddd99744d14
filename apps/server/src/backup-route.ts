import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { BackupError } from './platform/backup/backup-error.ts'
import type { Claims } from './platform/db/as-identity.ts'
import { requireBearer } from './platform/http/bearer-token.ts'
import type { HttpEnv } from './platform/http/http-env.ts'

type BackupRouteDeps = {
  run(): Promise<object>
  /** Claims of a token. Throws `bad_jwt`. */
  verifyToken(token: string): Promise<Claims>
}

/**
 * `POST /backups`: makes a backup where the settings say, for who has the service key. By it `npm run
 * backup` asks the server that has the embedded database open.
 */
export const createBackupRoute = ({ run, verifyToken }: BackupRouteDeps) =>
  new Hono<HttpEnv>().post('/backups', async (c) => {
    const { role } = await verifyToken(requireBearer(c))
    if (role !== 'service_role') throw new AppError('not_admin')
    try {
      return c.json(await run())
    } catch (cause) {
      if (!(cause instanceof BackupError)) throw cause
      throw new AppError('unavailable', { text: cause.message, cause })
    }
  })
