import { openTestDatabase } from '@podium/testing'
import { expect, test } from 'vitest'
import { schemaMutants } from './schema-mutants.ts'

test('every damage to the schema is one that the database takes', async () => {
  await using db = await openTestDatabase('postgres')
  const mutants = await schemaMutants({ query: async (sql) => ({ rows: await db.query(sql) }) })

  expect(mutants.length).toBeGreaterThan(150)
  for (const { name, sql } of mutants) {
    const damage = db.transaction(async (tx) => {
      await tx.query(sql)
      throw new Error(`${name} is taken back`)
    })
    await expect(damage).rejects.toThrow(`${name} is taken back`)
  }
})
