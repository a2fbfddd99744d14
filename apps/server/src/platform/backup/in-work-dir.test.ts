import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inWorkDir, removeDeadWorkDirs } from './in-work-dir.ts'

test('folders of killed backups are removed, those in use and everything else stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-work-dirs-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await mkdir(join(dataDir, 'backup-killed'))
  await writeFile(join(dataDir, 'backup-killed', 'dump'), 'half a dump')
  await writeFile(join(dataDir, 'backup-notes.txt'), 'somebody’s')
  await mkdir(join(dataDir, 'objects'))

  const during = await inWorkDir(dataDir, async (workDir) => {
    await removeDeadWorkDirs(dataDir)
    return (await readdir(dataDir)).filter((name) => name !== basename(workDir)).concat('its own')
  })
  const after = await readdir(dataDir)

  expect(during.sort()).toEqual(['backup-notes.txt', 'its own', 'objects'])
  expect(after.sort()).toEqual(['backup-notes.txt', 'objects'])
})

test('a full disk is named with the setting that chooses it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-work-dirs-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })

  const failing = inWorkDir(dataDir, () => Promise.reject(full))

  await expect(failing).rejects.toThrow(`The disk of DATA_DIR, ${dataDir}, where a backup`)
})
