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

  const failures = [join(folder, 'file', 'backups'), bucket.href].map((place) =>
    openTarget(place)
      .put('backups/a', Buffer.from('a'))
      .catch((error: unknown) => error),
  )
  const [ofFolder, ofBucket] = await Promise.all(failures)

  expect(ofFolder).toBeInstanceOf(BackupError)
  expect(String(ofFolder)).toMatch(/BACKUP_TO, .*file\/backups, cannot be used: (ENOTDIR|EEXIST)/)
  expect(ofBucket).toBeInstanceOf(BackupError)
  expect(String(ofBucket)).toMatch(/BACKUP_TO, http:\/\/127[^@]*, cannot be used: S3 answered 403/)
  expect(String(ofBucket)).not.toContain('wrong-secret')
})
