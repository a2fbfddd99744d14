import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'

test('a file that is not there is undefined; a folder that cannot be read is a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-objects-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = createDiskStore(folder)
  await store.put('aa1', Buffer.from('one'))
  await writeFile(join(folder, 'bb'), 'no folder')

  const body = await store.get('aa1')
  expect(body && String(await buffer(body))).toBe('one')
  expect(await store.get('aa2')).toBeUndefined()
  await expect(store.get('bb1')).rejects.toThrow('ENOTDIR')
})
