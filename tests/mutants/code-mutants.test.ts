import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTestDatabase } from '@podium/testing'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { codeMutants, damaged } from './code-mutants.ts'
import { KNOWN_SURVIVORS } from './known-survivors.ts'
import { CODE_MUTANT_KINDS } from './mutant.ts'
import { schemaMutants } from './schema-mutants.ts'

const ROOT = join(import.meta.dirname, '../..')
const mutants = codeMutants(ROOT)

test('there are damages of every kind, each with a name of its own', () => {
  expect(new Set(mutants.map(({ kind }) => kind))).toEqual(new Set(CODE_MUTANT_KINDS))
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})

test('a damaged file is another text that still parses', () => {
  for (const mutant of mutants) {
    const source = readFileSync(join(ROOT, mutant.file), 'utf8')
    const text = damaged(source, mutant)
    expect(text).not.toBe(source)
    expect({ name: mutant.name, errors: parseSync(mutant.file, text).errors }).toEqual({
      name: mutant.name,
      errors: [],
    })
  }
})

test('a known survivor is a mutant that exists, and says why it survives', async () => {
  await using db = await openTestDatabase('postgres')
  const ofSchema = await schemaMutants({ query: async (sql) => ({ rows: await db.query(sql) }) })
  const names = new Set([...mutants, ...ofSchema].map(({ name }) => name))

  for (const [name, reason] of KNOWN_SURVIVORS) {
    expect(names).toContain(name)
    expect(reason).toMatch(/\w{3,}/)
  }
})
