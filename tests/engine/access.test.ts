import { createTestDatabase, ENGINES, openDatabase, startWorld } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { describe, expect, test } from 'vitest'
import { runServer } from '../protocol/run-server.ts'

/** Remains of a restore on a cluster without the roles, on a few objects. */
const DAMAGE = `
  revoke select on public.follows from authenticated;
  revoke execute on function public.is_moderator() from authenticated;
  drop policy own_images_insert on storage.objects;
  alter table public.pro_posts disable row level security`

const MISSING = `The database lacks what the migrations made in it:
  - execute on public.is_moderator() for authenticated
  - policy "own_images_insert" on storage.objects for insert to authenticated
  - row security on public.pro_posts
  - select on public.follows for authenticated
It may come from a dump without its roles: restore it with npm run restore.`

describe.each(ENGINES)('roles, grants and policies on %s', (engine) => {
  test('a server does not start without them, and names what is missing', async () => {
    await using database = await createTestDatabase(engine)
    const db = await openDatabase(database.place)
    await db.query(DAMAGE)
    await db.close()

    await using server = runServer({
      DATA_DIR: database.dataDir,
      DEMO: 'off',
      ...('databaseUrl' in database.place && { DATABASE_URL: database.place.databaseUrl }),
    })
    const { code } = await server.ended

    expect(server.printed()).toContain(MISSING)
    expect(code).toBe(1)
  })

  test('a server that loses them is not ready until they are back', async () => {
    await using world = await startWorld(engine)
    const readiness = async () => {
      const answer = await fetch(`${world.url}/readyz`)
      return { status: answer.status, text: await answer.text() }
    }

    await world.db.query('revoke select on public.follows from authenticated')
    const without = await readiness()
    await world.db.query('grant select on public.follows to authenticated')

    expect(without.status).toBe(503)
    expect(without.text).toContain('- select on public.follows for authenticated')
    await eventually(async () => expect((await readiness()).status).toBe(200))
  })
})
