import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findKeysFile, writeKeysFile } from './keys-file.ts'

test('the keys file is whole once it is written, again and again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-keys-'))
  try {
    for (let nth = 0; nth < 20; nth += 1) {
      const keys = { url: 'http://localhost', anonKey: `anon ${nth}`, serviceRoleKey: 'service' }
      await writeKeysFile(dataDir, keys)

      expect(JSON.parse((await findKeysFile(dataDir)) ?? '')).toEqual(keys)
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
