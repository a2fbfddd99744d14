import { createTestDatabase, ENGINES, migrate, openDatabase } from '@podium/testing'
import { describe, expect, test } from 'vitest'

const applied = `
  select name from podium.platform_migrations union all select name from podium.product_migrations`

describe.each(ENGINES)('migrating on %s', (engine) => {
  test('a database that is up to date stays as it is', async () => {
    await using world = await createTestDatabase(engine)
    const db = await openDatabase(world.place)
    const before = await db.query(applied)

    await migrate(db)
    const after = await db.query(applied)
    await db.close()

    expect(before.length).toBeGreaterThan(5)
    expect(after).toEqual(before)
  })

  test('a migration that was changed after it ran stops the start and is named', async () => {
    await using world = await createTestDatabase(engine)
    const db = await openDatabase(world.place)
    await db.query(
      `update podium.migration_hashes set sha256 = 'another' where file = '20260101000000_roles.sql'`,
    )

    const refused = migrate(db)

    await expect(refused).rejects.toThrow(/were changed since: 20260101000000_roles\.sql$/)
    await db.close()
  })
})

test('two servers that start at once on an empty PostgreSQL migrate it once', async () => {
  await using world = await createTestDatabase('postgres', { bare: true })
  const servers = await Promise.all([openDatabase(world.place), openDatabase(world.place)])

  await Promise.all(servers.map((db) => migrate(db)))
  const [names] = await Promise.all(servers.map((db) => db.query<{ name: string }>(applied)))
  await Promise.all(servers.map((db) => db.close()))

  expect(new Set(names?.map(({ name }) => name)).size).toBe(names?.length)
  expect(names?.length).toBeGreaterThan(5)
})
