import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { once } from './once.ts'

test('a file is read when it is there, and stays what it was then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-once-'))
  const file = join(folder, 'access.txt')
  const read = once(() => readFile(file, 'utf8'))
  try {
    await expect(read()).rejects.toThrow('ENOENT')
    await writeFile(file, 'of this version')
    expect(await read()).toBe('of this version')
    await writeFile(file, 'of a newer version')

    expect(await read()).toBe('of this version')
  } finally {
    await rm(folder, { recursive: true })
  }
})
