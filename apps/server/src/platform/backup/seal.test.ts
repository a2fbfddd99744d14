import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const NAME = 'backups/2026-11-22t03-00-00-000z/database-000001'
const CONTENT = Buffer.from('Content of a backup')

test('a sealed file opens for the passphrase and under its own name, by another process too', async () => {
  const seal = await createSeal('a passphrase of enough letters')
  const sealed = await seal.seal(NAME, CONTENT)
  const later = await createSeal('a passphrase of enough letters')
  const stranger = await createSeal('a passphrase of other letters')

  expect(sealed.includes(CONTENT)).toBe(false)
  expect(sealed.length).toBe(CONTENT.length + seal.overheadBytes)
  expect(await later.open(NAME, sealed)).toEqual(CONTENT)
  expect(later.picturesFolder).toBe(seal.picturesFolder)
  expect(stranger.picturesFolder).not.toBe(seal.picturesFolder)
  await expect(stranger.open(NAME, sealed)).rejects.toThrow('cannot be opened')
  await expect(seal.open(`${NAME}2`, sealed)).rejects.toThrow('cannot be opened')
})

test('a sealed file with a changed, missing or added byte does not open', async () => {
  const seal = await createSeal('a passphrase of enough letters')
  const sealed = await seal.seal(NAME, CONTENT)
  const damaged = [
    ...Array.from(sealed.keys(), (at) => sealed.with(at, (sealed[at] ?? 0) ^ 1)).slice(32),
    sealed.subarray(0, -1),
    Buffer.concat([sealed, Buffer.from('x')]),
  ]

  for (const bytes of damaged) {
    await expect(seal.open(NAME, Buffer.from(bytes))).rejects.toThrow('cannot be opened')
  }
})

test('with and without a passphrase, nothing of the other kind opens', async () => {
  const seal = await createSeal('a passphrase of enough letters')
  const open = await createSeal(undefined)

  expect(await open.open(NAME, await open.seal(NAME, CONTENT))).toEqual(CONTENT)
  await expect(open.open(NAME, await seal.seal(NAME, CONTENT))).rejects.toThrow('set BACKUP_KEY')
  await expect(seal.open(NAME, CONTENT)).rejects.toThrow('is not encrypted')
})
