import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3Server } from '@podium/testing'
import { expect, onTestFinished, test } from 'vitest'
import { BackupError } from './backup-error.ts'
import { openTarget } from './open-target.ts'

test('a place that takes no backup is named with the reason, and without its secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-target-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'file'), '')
  await using s3 = await startS3Server()
  const bucket = new URL(s3.url)
  bucket.password = 'wrong-secret'

  // Below /proc no folder can be made, and Node's own way of making several never ends there.
  const places = [join(folder, 'file', 'backups'), bucket.href, '/proc/podium/backups']
  const failures = places.map((place) =>
    openTarget(place)
      .put('backups/a', Buffer.from('a'))
      .catch((error: unknown) => error),
  )
  const [ofFolder, ofBucket, ofProc] = await Promise.all(failures)

  expect(ofFolder).toBeInstanceOf(BackupError)
  expect(String(ofFolder)).toMatch(/BACKUP_TO, .*file\/backups, cannot be used: (ENOTDIR|EEXIST)/)
  expect(String(ofProc)).toMatch(
    /BACKUP_TO, \/proc\/podium\/backups, cannot be used: (ENOENT|EACCES)/,
  )
  expect(ofBucket).toBeInstanceOf(BackupError)
  expect(String(ofBucket)).toMatch(/BACKUP_TO, http:\/\/127[^@]*, cannot be used: S3 answered 403/)
  expect(String(ofBucket)).not.toContain('wrong-secret')
})
