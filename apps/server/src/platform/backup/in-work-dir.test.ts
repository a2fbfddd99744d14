import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inWorkDir, removeDeadWorkDirs } from './in-work-dir.ts'

/** Folders that an operator may make in DATA_DIR, a copy or even the place of the backups. */
const STRANGERS = ['backup-before', 'backup-daily', 'backup-work-of-mine', 'objects']

test('folders of killed backups are removed, those in use and everything else stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-work-dirs-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await mkdir(join(dataDir, 'backup-work-aB3xyz'))
  await writeFile(join(dataDir, 'backup-work-aB3xyz', 'dump'), 'half a dump')
  for (const folder of STRANGERS) await mkdir(join(dataDir, folder))

  const during = await inWorkDir(dataDir, async (workDir) => {
    await removeDeadWorkDirs(dataDir)
    return (await readdir(dataDir)).filter((name) => name !== basename(workDir)).concat('its own')
  })
  const after = await readdir(dataDir)

  expect(during.sort()).toEqual([...STRANGERS, 'its own'].sort())
  expect(after.sort()).toEqual(STRANGERS)
})

test('a full disk is named with the setting that chooses it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-work-dirs-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })

  const failing = inWorkDir(dataDir, () => Promise.reject(full))

  await expect(failing).rejects.toThrow(`The disk of DATA_DIR, ${dataDir}, where a backup`)
})
