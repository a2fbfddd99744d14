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

  test.each([
    ['has changed', `update podium.migration_hashes set sha256 = 'another' where file = $1`],
    ['is new and comes before it', 'delete from podium.migration_hashes where file = $1'],
  ])(
    'a start on a database of another build, of which a migration %s, is refused with what to do',
    async (_how, change) => {
      await using world = await createTestDatabase(engine)
      const db = await openDatabase(world.place)
      await db.query(change, ['20260101000000_roles.sql'])

      const refused = migrate(db)

      await expect(refused).rejects.toThrow(
        /^Another build .+ \(20260101000000_roles\.sql\)\. Start the build that made it, .+ DATA_DIR/,
      )
      await db.close()
    },
  )

  test('a version beside a newer one, whose migrations it does not have, starts', async () => {
    await using world = await createTestDatabase(engine)
    const db = await openDatabase(world.place)
    const later = '29991231000000_later'
    await db.query(`insert into podium.migration_hashes values ($1, 'newer')`, [`${later}.sql`])
    await db.query('insert into podium.product_migrations (name, run_on) values ($1, now())', [
      later,
    ])

    await migrate(db)

    const names = (await db.query<{ name: string }>(applied)).map(({ name }) => name)
    await db.close()
    expect(names).toContain(later)
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
