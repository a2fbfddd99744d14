import { AppError } from '@podium/domain'
import { expect, test } from 'vitest'
import { createBackupRoute } from './backup-route.ts'
import { BackupError } from './platform/backup/backup-error.ts'

/** Answer to `POST /backups` of a caller with this role, or the code or message of the error. */
const ask = async (role: string, run: () => Promise<object>) => {
  const route = createBackupRoute({ run, verifyToken: async () => ({ role }) })
  route.onError((error) => new Response(error instanceof AppError ? error.code : error.message))
  const headers = { authorization: 'Bearer token' }
  return (await route.request('/backups', { method: 'POST', headers })).text()
}

test('only the service key makes backups; what a backup refuses is told, another fault is not', async () => {
  const made = async () => ({ run: 'made' })
  const failing = (error: Error) => () => Promise.reject(error)

  expect(await ask('service_role', made)).toBe('{"run":"made"}')
  expect(await ask('authenticated', made)).toBe('not_admin')
  expect(await ask('service_role', failing(new BackupError('no room')))).toBe('unavailable')
  expect(await ask('service_role', failing(new Error('a fault')))).toBe('a fault')
})
