import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clusterFolder, ensureCluster } from './cluster-folder.ts'

test('nobody else may enter the database’s folder, a new one or one of before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'podium-cluster-'))
  chmodSync(dataDir, 0o755)
  const create = async (folder: string) => {
    mkdirSync(join(folder, 'global'), { recursive: true, mode: 0o777 })
    for (const file of ['PG_VERSION', 'global/pg_control']) writeFileSync(join(folder, file), '18')
  }
  const mode = () => statSync(clusterFolder(dataDir)).mode & 0o777

  await ensureCluster(dataDir, create)
  expect(mode()).toBe(0o700)
  chmodSync(clusterFolder(dataDir), 0o755)
  await ensureCluster(dataDir, create)
  expect(mode()).toBe(0o700)
  rmSync(dataDir, { recursive: true })
})
