import { AppError } from '@podium/domain'
import { expect, test } from 'vitest'
import { createBackupRoute } from './backup-route.ts'
import { backupWishes } from './backup-wishes.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import { BackupUnderWayError } from './platform/backup/backup-lock.ts'
import { Secret } from './settings.ts'

const made = async () => ({ run: 'made' })
const TOKEN = 'token'

type Wished = { backupTo?: string; backupKey?: string }

/** Settings as a caller or a server has them. */
const settings = ({ backupTo, backupKey }: Wished) => ({
  backupTo: backupTo === undefined ? undefined : new Secret(backupTo),
  backupKey: backupKey === undefined ? undefined : new Secret(backupKey),
})

/** Answer to `POST /backups`, or the code and message of the error. */
async function ask(
  role: string,
  run: () => Promise<object>,
  wished: Wished = {},
  own: Wished = {},
) {
  const verifyToken = async () => ({ role })
  const route = createBackupRoute({ run, verifyToken, settings: settings(own) })
  route.onError((error) => {
    return new Response(error instanceof AppError ? `${error.code}: ${error.message}` : 'a fault')
  })
  const headers = { authorization: `Bearer ${TOKEN}` }
  const body = JSON.stringify(backupWishes(settings(wished), TOKEN))
  return (await route.request('/backups', { method: 'POST', headers, body })).text()
}

test('only the service key makes backups; what a backup refuses is told, another fault is not', async () => {
  const failing = (error: Error) => () => Promise.reject(error)

  expect(await ask('service_role', made)).toBe('{"run":"made"}')
  expect(await ask('authenticated', made)).toMatch(/^not_admin/)
  expect(await ask('service_role', failing(new BackupError('no room')))).toBe(
    'internal_error: The backup failed. no room',
  )
  expect(await ask('service_role', failing(new Error('a fault')))).toBe(
    'internal_error: The backup failed. The server’s log says why.',
  )
  // No fault of the server, which would log its stack and count it as one.
  expect(await ask('service_role', failing(new BackupUnderWayError()))).toBe(
    'conflict: Another backup is being made: try again when it has ended.',
  )
})

test.each<[string, Wished, Wished, RegExp]>([
  ['the same', { backupTo: '/b', backupKey: 'k' }, { backupTo: '/b/', backupKey: 'k' }, /made/],
  ['no wish', {}, { backupTo: '/b', backupKey: 'k' }, /made/],
  ['another place', { backupTo: '/c' }, { backupTo: '/b' }, /^conflict.*with another BACKUP_TO/],
  ['a place it has not', { backupTo: '/c' }, {}, /^conflict.*without BACKUP_TO: /],
  [
    'another passphrase',
    { backupTo: '/b', backupKey: 'k' },
    { backupTo: '/b', backupKey: 'l' },
    /^conflict.*with another BACKUP_KEY/,
  ],
])('a server that is asked for a backup with %s than its own answers so', async (...args) => {
  const [, wished, own, answer] = args

  expect(await ask('service_role', made, wished, own)).toMatch(answer)
})
