import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs `work` with a folder of its own, for this user only. */
export async function inWorkDir<T>(
  dataDir: string,
  work: (workDir: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const workDir = await mkdtemp(join(dataDir, 'backup-'))
  try {
    return await work(workDir)
  } finally {
    await rm(workDir, { recursive: true, force: true })
  }
}
